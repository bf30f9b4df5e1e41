/** What a space of the research track says: what, who is there, price, consequence. */
import { amountOf, listed, nameOf, priceNow, sentencesOf, told, type Speaker } from '../words';
import type { Node, SeatView, Track, View } from '../view';
import { priceAt, pricesTo, standingOn, TOKENS, type TokenName } from './track';

/** Which space of its row it is, from the left; 0 where the row has no other. */
function placeIn(track: Track, node: number): number {
  const { row } = track.nodes[node]!;
  const beside = track.nodes.flatMap((each, n) => (each.row === row ? [{ n, column: each.column }] : [])).toSorted((a, b) => a.column - b.column);
  return beside.length > 1 ? beside.findIndex(({ n }) => n === node) + 1 : 0;
}

/** `Row 3`, `Row 4, space 2 from the left`, `Start`, `Lost Temple`. */
export function placeName(table: Speaker, track: Track, node: number): string {
  const { row } = track.nodes[node]!;
  if (row === 0) return table.text('board.track.start');
  if (row > track.rows.length) return table.text('board.track.temple');
  const place = placeIn(track, node);
  return place > 0 ? table.text('board.track.row_place', { n: row, place }) : table.text('board.track.row', { n: row });
}

/** `Magnifying glass to row 4, space 2 from the left`; where a row has one space its place is not said. */
export function moveName(table: Speaker, track: Track, { token, node }: { readonly token: TokenName; readonly node: number }): string {
  const { row } = track.nodes[node]!;
  if (row > track.rows.length) return table.text('board.track.move_temple');
  const place = placeIn(track, node);
  return place > 0 ? table.text(`board.track.move_${token}_place`, { row, place }) : table.text(`board.track.move_${token}`, { row });
}

/** `Minato’s magnifying glass`, one after the other; "" for an empty space. */
export function tokensLine(table: Speaker, seats: readonly Pick<SeatView, TokenName>[], node: number): string {
  return listed(table, standingOn(seats, node).map(({ seat, token }) => table.text(`board.track.${token}_of`, { seat })));
}

export function tilesLine(table: Speaker, node: Node): string {
  return listed(table, node.tiles.map((tile) => nameOf(table, tile)));
}

/** Points and effect of a row for a token. */
export function rowLine(table: Speaker, view: Pick<View, 'side' | 'track'>, row: number, token: TokenName): string {
  const points = view.track.rows[row - 1]?.[token];
  if (points === undefined) return '';
  return told(table, [table.text(`board.track.for_${token}`, { n: points }), ...sentencesOf(table, `row.${view.side}.${row}.${token}`)]);
}

/** `Row 3. Bridge: 2 tablets, 1 arrowhead. Minato’s magnifying glass. Bonus tile: coin. Your notebook can move here: …`. */
export function nodeLine(table: Speaker, view: View, node: number, movers: readonly TokenName[]): string {
  const at = view.track.nodes[node]!;
  const prices = pricesTo(view.track, node).map((cost) => amountOf(table, cost));
  const bridge = prices.length > 0 ? table.text('board.track.bridge', { cost: prices.join(table.text('board.track.or')) }) : '';
  const temple = at.row > view.track.rows.length ? templeLine(table, view.track) : '';
  const can = TOKENS.filter((token) => movers.includes(token)).map((token) => told(table, [table.text(`board.track.can_${token}`), rowLine(table, view, at.row, token)]));
  return told(table, [placeName(table, view.track, node), tokensLine(table, view.seats, node), bridge, tilesLine(table, at), temple, ...can]);
}

/** What the bridges up to a space cost a seat now, where an effect lowers it; "" where the printed prices hold. */
export function nodeNow(table: Speaker, view: View, node: number, own: Pick<SeatView, TokenName>): string {
  const lines = view.track.bridges.filter(({ to }) => to === node).map((bridge) => priceNow(table, bridge.cost, priceAt(view.prices, own, bridge)));
  return [...new Set(lines)].filter((line) => line !== '').join(' ');
}

/** Places left, by their points, and the bonus tiles. */
export function templeLine(table: Speaker, track: Track): string {
  const places = track.places_left.length > 0 ? table.text('board.track.places', { list: track.places_left.join(table.text('board.comma')) }) : table.text('board.track.no_places');
  return told(table, [places, table.text('board.track.temple_tiles', { n: track.bonus.length })]);
}
