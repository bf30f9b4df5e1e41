/** Whether the effect that is carried out now is a copy, as the log told it. */
import type { Event } from '../../../generated/wire';
import { standing } from '../../../table/counted';

const EFFECTS: ReadonlySet<string> = new Set(['uses', 'copies', 'copies_next']);

export function copying(events: readonly Event[]): boolean {
  const last = standing(events).flatMap(({ log = [] }) => log).findLast(({ key }) => EFFECTS.has(key));
  return last !== undefined && last.key !== 'uses';
}
