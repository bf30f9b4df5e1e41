/** A new round is announced at the table: what left the card row, and who begins. */
import type { Event, LogLine } from '../../generated/wire';

/** Sentences about a round that has just begun; [] when none has. */
export function roundNews(fresh: readonly Pick<Event, 'log'>[]): LogLine[] {
  const lines = fresh.flatMap(({ log }) => log ?? []);
  const round = lines.findIndex(({ key }) => key === 'round');
  const first = lines.findIndex(({ key }, n) => key === 'turn' && n > round);
  return round < 0 ? [] : lines.filter(({ key }, n) => key === 'staff' || n === round || n === first);
}
