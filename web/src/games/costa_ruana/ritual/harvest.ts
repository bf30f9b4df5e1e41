/** Step 7 as the log told it: who took a treasure from which island, and why. */
import type { Event, LogLine } from '../../../generated/wire';
import { standing } from '../../../table/counted';

export interface Judgement {
  readonly line: LogLine;
  readonly island: number;
  /** Who took a treasure; null for nobody. */
  readonly seat: number | null;
  /** The clause that decided. */
  readonly clause: string;
}

export interface Harvest {
  readonly version: number;
  readonly round: number;
  readonly islands: readonly Judgement[];
  /** Who was to be the Shaman after it, and who was named instead. */
  readonly shaman: readonly LogLine[];
}

const CLAUSES: Readonly<Record<string, string>> = { collects: 'C-9.2', collects_below: 'C-9.3', tied: 'C-9.3', no_treasure: 'C-9.7' };

function judgement(line: LogLine): Judgement[] {
  const clause = CLAUSES[line.key];
  if (clause === undefined) return [];
  const { island, seat } = line.data ?? {};
  return [{ line, clause, island: Number(island), seat: seat === undefined ? null : Number(seat) }];
}

const SHAMAN: ReadonlySet<string> = new Set(['new_shaman', 'names']);

/** Every collection so far, the oldest first. What an undo took back does not count; a round without natives on islands has none. */
export function harvests(events: readonly Event[]): Harvest[] {
  const found: (Harvest & { shaman: LogLine[] })[] = [];
  let round = 1;
  for (const event of standing(events)) {
    const islands = (event.log ?? []).flatMap(judgement);
    if (islands.length > 0) found.push({ version: event.version, round, islands, shaman: [] });
    const last = found.at(-1);
    if (last?.round === round) last.shaman.push(...(event.log ?? []).filter(({ key }) => SHAMAN.has(key)));
    round = begun(event) ?? round;
  }
  return found;
}

/** The round that begins with this event; what ends the one before comes first. */
function begun(event: Event): number | null {
  const line = event.log?.find(({ key }) => key === 'round');
  return line ? Number(line.data?.['n']) : null;
}

/** Treasures by seat in one collection. */
export function gains({ islands }: Harvest, seats: number): number[] {
  return Array.from({ length: seats }, (_, seat) => islands.filter((each) => each.seat === seat).length);
}
