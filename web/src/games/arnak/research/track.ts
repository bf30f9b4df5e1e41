/** Where spaces and bridges of the research track lie, who stands where, and how the arrow keys walk along bridges. */
import type { Action } from 'svelte/action';
import type { Option } from '../../../generated/wire';
import type { Bridge, Cost, SeatView, Track, View } from '../view';

export type TokenName = 'glass' | 'notebook';
export const TOKENS: readonly TokenName[] = ['glass', 'notebook'];

/** A token of a player on the track. */
export interface Standing {
  readonly seat: number;
  readonly token: TokenName;
}

// ---------------------------------------------------------------- places
const BOTTOM = 95.2;
const STEP = 11.325;
/** Middles of the spaces of a row in per cent of the width, by how many the row has. */
const COLUMNS: Readonly<Record<number, readonly number[]>> = { 1: [50], 2: [35, 65], 3: [25, 50, 75] };

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Middle of a row in per cent of the height. */
export function heightOf(row: number): number {
  return BOTTOM - STEP * row;
}

export function pointOf(track: Pick<Track, 'nodes'>, node: number): Point {
  const { row, column } = track.nodes[node]!;
  const wide = track.nodes.filter((each) => each.row === row).length;
  return { x: COLUMNS[wide]?.[column - 1] ?? 50, y: heightOf(row) };
}

/** Ends of a bridge, and its middle, where the price stands. */
export function spanOf(track: Pick<Track, 'nodes'>, bridge: Bridge): { readonly from: Point; readonly to: Point; readonly middle: Point } {
  const from = pointOf(track, bridge.from);
  const to = pointOf(track, bridge.to);
  return { from, to, middle: { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 } };
}

// ---------------------------------------------------------------- tokens
/** Tokens on a space in turn order, the magnifying glass of a player before the notebook. */
export function standingOn(seats: readonly Pick<SeatView, TokenName>[], node: number): Standing[] {
  return seats.flatMap((own, seat) => TOKENS.filter((token) => own[token] === node).map((token) => ({ seat, token })));
}

/** The space a move of a token leads to; undefined for any other option. */
export function moveOf(option: Pick<Option, 'action' | 'verb'> | undefined): { readonly token: TokenName; readonly node: number } | undefined {
  const token = TOKENS.find((each) => each === option?.verb);
  return token && { token, node: Number(option!.action.slice(token.length + 1)) };
}

/** Bridges over which one of the options moves an own token. */
export function crossed(track: Pick<Track, 'bridges'>, own: Pick<SeatView, TokenName>, options: readonly Option[]): Bridge[] {
  const moves = options.flatMap((option) => moveOf(option) ?? []);
  return track.bridges.filter((bridge) => moves.some(({ token, node }) => bridge.to === node && bridge.from === own[token]));
}

/** What the bridges up to a space ask for, each price once. */
export function pricesTo(track: Pick<Track, 'bridges'>, node: number): Cost[] {
  const costs = track.bridges.filter((bridge) => bridge.to === node).map((bridge) => bridge.cost);
  return costs.filter((cost, n) => costs.findIndex((other) => JSON.stringify(other) === JSON.stringify(cost)) === n);
}

/** What crossing a bridge costs a seat now, where an effect lowers it for a token of that seat that stands before it. */
export function priceAt(prices: View['prices'], own: Pick<SeatView, TokenName>, bridge: Bridge): Cost | undefined {
  const token = TOKENS.find((each) => own[each] === bridge.from && prices[`${each}:${bridge.to}`]);
  return token && prices[`${token}:${bridge.to}`];
}

// ---------------------------------------------------------------- keys
/** The space that an arrow key leads to: up and down over a bridge, the straightest first; sideways within the row. */
export function walked(track: Pick<Track, 'nodes' | 'bridges'>, from: number, key: string): number | undefined {
  const here = pointOf(track, from);
  const aside = (node: number): number => Math.abs(pointOf(track, node).x - here.x);
  const nearest = (nodes: readonly number[]): number | undefined => nodes.toSorted((a, b) => aside(a) - aside(b))[0];
  const beside = (side: number): number[] =>
    track.nodes.flatMap((node, n) => (node.row === track.nodes[from]!.row && Math.sign(pointOf(track, n).x - here.x) === side ? [n] : []));
  if (key === 'ArrowUp') return nearest(track.bridges.filter((bridge) => bridge.from === from).map((bridge) => bridge.to));
  if (key === 'ArrowDown') return nearest(track.bridges.filter((bridge) => bridge.to === from).map((bridge) => bridge.from));
  if (key === 'ArrowLeft') return nearest(beside(-1));
  return key === 'ArrowRight' ? nearest(beside(1)) : undefined;
}

/** Arrow keys between the `.node` elements of a region, which stand in the order of the spaces; what is not a space is left to others. */
export const alongBridges: Action<HTMLElement, Pick<Track, 'nodes' | 'bridges'>> = (region, first) => {
  let track = first;
  const walk = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const places = [...region.querySelectorAll<HTMLElement>('[data-node]')];
    const at = places.find((place) => place.contains(document.activeElement));
    const next = at && walked(track, Number(at.dataset['node']), event.key);
    const stop = places.find((place) => Number(place.dataset['node']) === next)?.querySelector<HTMLElement>('[data-rove]');
    if (!stop) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    stop.focus();
  };
  region.addEventListener('keydown', walk);
  return {
    update: (next) => (track = next),
    destroy: () => region.removeEventListener('keydown', walk),
  };
};
