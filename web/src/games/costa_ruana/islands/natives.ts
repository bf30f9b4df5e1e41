/**
 * Natives of an island one by one, as they stand and as they would stand.
 *
 * What an island would be after an answer is what the table's preview says. After the last effect of a round it cannot: treasures are collected
 * with that answer, a position keeps nothing of how islands lay before it, and where a card is drawn a preview stops at the answer itself.
 * For these answers alone the page moves the picked natives itself, and judges as C-9 does; foreseen.json holds what the engine says of them
 * (tools/islands.py), and natives.test.ts that this is the same.
 */
import type { IslandView } from '../view';

export type Stand = 'stays' | 'comes' | 'goes';

export interface Native {
  readonly seat: number;
  readonly stand: Stand;
}

/** Natives, or for `chest` treasures, that a picked island gains: the first of two gives to the second. */
function gain(kind: string, at: number): number {
  if (kind === 'place') return 1;
  return kind === 'recall' || at === 0 ? -1 : 1;
}

/** Who would take a treasure: the largest number of natives that one tribe alone has (C-9.2, C-9.3, C-9.7). */
function judged(treasures: number, natives: readonly number[]): Pick<IslandView, 'taker' | 'judged'> {
  const most = Math.max(...natives);
  if (most === 0) return { taker: null, judged: 'empty' };
  if (treasures === 0) return { taker: null, judged: 'no_treasure' };
  const alone = Math.max(...natives.filter((count) => natives.filter((other) => other === count).length === 1), 0);
  if (alone === 0) return { taker: null, judged: 'tied' };
  return { taker: natives.indexOf(alone), judged: alone === most ? 'top' : 'below_tie' };
}

/** An island with what is picked on it, where the table does not say how it will stand. */
export function withPicked(island: IslandView, n: number, kind: string, picked: readonly string[], seat: number): IslandView | null {
  const change = picked.reduce((sum, piece, at) => sum + (piece === `island:${n}` ? gain(kind, at) : 0), 0);
  if (change === 0) return null;
  const treasures = kind === 'chest' ? island.treasures + change : island.treasures;
  const natives = kind === 'chest' ? island.natives : island.natives.with(seat, island.natives[seat]! + change);
  return { treasures, natives, ...judged(treasures, natives) };
}

/** Natives at home with what is picked; for `chest` they stay as they are. */
export function supplyWithPicked(supply: number, kind: string, picked: readonly string[]): number {
  const away = kind === 'chest' ? 0 : picked.reduce((sum, _, at) => sum + gain(kind, at), 0);
  return supply - away;
}

/** By tribe, the largest first; equal ones by seat. next: the island after what is picked. */
export function nativesOf(island: IslandView, next: IslandView | null): Native[] {
  const counts = island.natives.map((now, seat) => ({ seat, now, then: next?.natives[seat] ?? now }));
  const present = counts.filter(({ now, then }) => now > 0 || then > 0).sort((one, other) => other.now - one.now || one.seat - other.seat);
  return present.flatMap(({ seat, now, then }) => {
    const repeat = (n: number, stand: Stand): Native[] => Array.from({ length: Math.max(n, 0) }, () => ({ seat, stand }));
    return [...repeat(Math.min(now, then), 'stays'), ...repeat(then - now, 'comes'), ...repeat(now - then, 'goes')];
  });
}
