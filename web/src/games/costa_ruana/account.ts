/** How the treasures came about: round by round from the log, and what it says of the end. */
import type { Event } from '../../generated/wire';
import { gains, harvests } from './ritual/harvest';

/** Treasures by round, then by seat. In a round that ends with no native on any island there is no collection. */
export function byRound(events: readonly Event[], seats: number, rounds: number): number[][] {
  const all = harvests(events);
  return Array.from({ length: rounds }, (_, n) => {
    const harvest = all.find(({ round }) => round === n + 1);
    return harvest ? gains(harvest, seats) : Array.from({ length: seats }, () => 0);
  });
}

/** Did natives at home, or treasures, decide between equal ones? */
export function byTieBreak(events: readonly Event[]): boolean {
  return events.some((event) => (event.log ?? []).some(({ key }) => key === 'wins_by_tie_break'));
}
