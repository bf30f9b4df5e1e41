/** Words of this board: names of pieces (what, state, consequence), options, reasons. */
import type { TableModel } from '../../table/model';
import { sentences } from '../../text/sentences';
import type { Way } from './choice/ways';
import { cardsBefore, type TableCard, type View } from './view';

export type Speaker = Pick<TableModel, 'text' | 'has' | 'names' | 'me'>;

/** Sentences one after the other; a part without a full stop gets one. */
export function said(table: Speaker, parts: readonly string[]): string {
  return sentences(parts, table.text('board.stop'));
}

export function listed(table: Speaker, parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(table.text('board.comma'));
}

/** The reader is "you", others have names. */
export function whose(table: Speaker, seat: number): string {
  return seat === table.me ? table.text('board.you') : table.names(seat);
}

export function cardName(table: Speaker, kind: string | null): string {
  return table.text('board.card.named', { card: kind ?? 'unknown' });
}

/** What a card does and when it is active. */
export function cardLines(table: Speaker, kind: string): string[] {
  return [table.text(`says.${kind}`), table.text(`group.${kind.slice(0, kind.indexOf('-'))}`)];
}

export function islandLabel(table: Speaker, view: View, n: number): string {
  const island = view.islands[n]!;
  const tribes = island.natives.flatMap((count, seat) => (count > 0 ? [table.text('board.island.tribe', { who: whose(table, seat), count })] : []));
  const taker = island.taker === null ? '' : island.taker === table.me ? table.text('board.island.you_take') : table.text('board.island.takes', { seat: island.taker });
  const judged = island.taker === null && island.judged === 'tied' ? table.text('board.island.tied') : '';
  return said(table, [table.text('board.island.name', { n: n + 1 }), table.text('board.island.treasures', { n: island.treasures }), listed(table, tribes), taker, judged]);
}

export function tableCardLabel(table: Speaker, card: TableCard, secret: boolean): string {
  const copiers = card.copiers.map((seat) => whose(table, seat));
  return said(table, [
    cardName(table, card.kind),
    secret ? table.text('board.card.secret') : '',
    table.text('board.card.by', { seat: card.by }),
    copiers.length > 0 ? table.text('board.card.copied', { who: listed(table, copiers) }) : '',
    card.used ? table.text('board.card.used') : '',
  ]);
}

/** A player in one breath: what lies before them, and what they have. */
export function rosterLabel(table: Speaker, view: View, seat: number): string {
  const { hut, supply, hand } = view.seats[seat]!;
  return said(table, [
    table.names(seat),
    view.shaman === seat ? table.text('board.shaman') : '',
    hut === null ? '' : table.text('board.count.hut', { n: hut }),
    table.text('board.count.supply', { n: supply }),
    table.text('board.count.hand', { n: hand.length }),
    table.text('board.count.before', { n: cardsBefore(view, seat).length }),
  ]);
}

/** What a way is called in the list of the prompt. */
export function wayName(table: Speaker, way: Way, kind: string): string {
  if (way.verb === 'nothing') return table.text(`action.done.${kind}`);
  const [verb = '', value = ''] = (way.actions.at(-1) ?? '').split(':');
  const zone = /^(up|down)(\d)$/.exec(value);
  if (zone) return table.text(`action.${verb}.${zone[1]}`, { seat: Number(zone[2]) });
  const exact = [`action.${verb}.${value}`, `action.${verb}.${kind}`].find((key) => table.has(key));
  if (exact) return table.text(exact);
  return value === '' ? table.text(`action.${verb}`) : table.text(`action.${verb}.number`, { seat: Number(value), n: Number(value) + 1 });
}

/** What the button that sends a way says. */
export function confirmName(table: Speaker, way: Way, kind: string): string {
  const own = `board.confirm.${kind}`;
  return table.has(own) ? table.text(own, way.data) : wayName(table, way, kind);
}
