/** What the others did since one's last turn, in steps that can be gone through. Only of events that the page has; nothing here knows a game. */
import type { Event, LogLine } from '../generated/wire';

export interface Step {
  readonly event: Event;
  /** Who did it; -1 where nobody did. */
  readonly seat: number;
  readonly lines: readonly LogLine[];
}

/** Did another player act? CHANCE is -1, the table itself -2. */
function byAnother(event: Event, me: number): boolean {
  return event.seat >= 0 && event.seat !== me;
}

/** The last stretch in which others acted: from their first action after an own one to the next own one. Also in the middle of the own turn. */
export function stretch(events: readonly Event[], me: number): readonly Event[] {
  const last = events.findLastIndex((event) => byAnother(event, me));
  const before = events.slice(0, last + 1).findLastIndex((event) => event.seat === me);
  const first = events.findIndex((event, n) => n > before && byAnother(event, me));
  const next = events.findIndex((event, n) => n > last && event.seat === me);
  return last < 0 ? [] : events.slice(first, next < 0 ? events.length : next);
}

/** A step for each event that is told; nobody who only watches has a last turn. */
export function stepsSince(events: readonly Event[], me: number | null): Step[] {
  if (me === null) return [];
  return stretch(events, me).flatMap((event) => (event.log?.length ? [{ event, seat: actor(event), lines: event.log }] : []));
}

/** Who did what an event tells: the seat that acted, else the one its sentences are about. */
export function actor(event: Event): number {
  const seat = event.seat >= 0 ? event.seat : event.log?.[0]?.data?.['seat'];
  return typeof seat === 'number' ? seat : -1;
}
