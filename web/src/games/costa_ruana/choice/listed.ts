/** Cards that a prompt lists, by the mats on which they lie, in the order of the mats. */
import type { TableCard } from '../view';
import type { Way } from './ways';

export interface Listed {
  readonly seat: number;
  /** Each with its number in the whole list, from 1. */
  readonly ways: readonly { readonly way: Way; readonly n: number }[];
}

export function listedByMat(ways: readonly Way[], cards: readonly TableCard[], seats: readonly number[]): Listed[] {
  const before = ({ steps: [piece = ''] }: Way): number | undefined => cards.find(({ place }) => piece.startsWith(`${place}:`))?.before ?? undefined;
  let n = 0;
  return seats
    .map((seat) => ({ seat, ways: ways.filter((way) => before(way) === seat).map((way) => ({ way, n: ++n })) }))
    .filter(({ ways: these }) => these.length > 0);
}
