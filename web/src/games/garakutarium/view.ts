/** The game's own View as the page reads it: what the wire leaves out is filled with its empty value. */
import type { View as Wire } from '../../generated/garakutarium';
import type { Position } from '../../generated/wire';

export type { Piles, SeatView, SetValues } from '../../generated/garakutarium';
export type View = Required<Wire>;

const EMPTY = { deck_top: [], dug: [], dug_count: 0, piles: null, making: [], looked: [], looked_count: 0, mad: false } satisfies Partial<View>;

export function viewOf(position: Position): View {
  return { ...EMPTY, ...(position.view as Omit<View, keyof typeof EMPTY>) };
}

/** The seat shown below: the viewer's own, or seat 0 for somebody who watches. */
export function nearSeat(me: number | null): 0 | 1 {
  return me === 1 ? 1 : 0;
}
