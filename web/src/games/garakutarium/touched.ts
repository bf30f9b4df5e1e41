/** Where the table of Garakutarium shows what an event did: where cards went, and the race when points were made. */
import type { Event } from '../../generated/wire';

export default function touched({ seat, log = [], moves = [] }: Event): string[] {
  const scored = log.some(({ data }) => data?.['score'] !== undefined);
  const zones = [...new Set(moves.map(({ to }) => to))];
  return [...zones.map((zone) => `[data-zone="${zone}"]`), ...(scored && seat >= 0 ? [`[data-score="${seat}"]`] : [])];
}
