/** Natives of an island one by one, as they stand and as they would stand. */
import type { IslandView } from '../view';

export type Stand = 'stays' | 'comes' | 'goes';

export interface Native {
  readonly seat: number;
  readonly stand: Stand;
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
