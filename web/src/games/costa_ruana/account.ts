/** How the treasures came about: round by round from the log, and what it says of the end. */
import type { Event } from '../../generated/wire';
import { gains, harvests } from './ritual/harvest';

/** Treasures by round, then by seat. */
export function byRound(events: readonly Event[], seats: number): number[][] {
  return harvests(events).map((harvest) => gains(harvest, seats));
}

/** Did natives at home, or treasures, decide between equal ones? */
export function byTieBreak(events: readonly Event[]): boolean {
  return events.some((event) => (event.log ?? []).some(({ key }) => key === 'wins_by_tie_break'));
}
