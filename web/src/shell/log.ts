/** What the log shows: sentences in the order they happened, in blocks of one player each. Nothing here knows a game. */
import type { Event, LogLine } from '../generated/wire';

export interface Line {
  readonly event: Event;
  readonly sentence: LogLine;
}

export interface Block {
  /** The same however the log grows. */
  readonly key: string;
  /** Whom its sentences are about; -1 nobody. */
  readonly seat: number;
  /** Here begins what can be taken back. */
  readonly undo: boolean;
  /** A new round: it is announced. */
  readonly round: boolean;
  readonly lines: Line[];
}

const ROUND = 'round';
export const NOBODY = -1;

/** A sentence belongs to the player it names: a turn that is handed over to whoever gets it. What else begins a round is nobody's. */
export function seatOf({ seat, log = [] }: Event, { data }: LogLine): number {
  const named = data?.['seat'];
  if (typeof named === 'number') return named;
  return seat < 0 || log.some(({ key }) => key === ROUND) ? NOBODY : seat;
}

/** undo: the version up to which one may go back, null for none. */
export function blocksOf(events: readonly Event[], undo: number | null): Block[] {
  const told = events.filter((event) => (event.log ?? []).length > 0);
  const after = undo === null ? undefined : told.find(({ version }) => version > undo);
  const blocks: Block[] = [];
  for (const event of told) {
    for (const [n, sentence] of (event.log ?? []).entries()) {
      const begins = { seat: seatOf(event, sentence), undo: event === after && n === 0, round: sentence.key === ROUND };
      const last = blocks.at(-1);
      if (last && last.seat === begins.seat && !begins.undo && !begins.round) last.lines.push({ event, sentence });
      else blocks.push({ key: `${event.version}.${n}`, ...begins, lines: [{ event, sentence }] });
    }
  }
  return blocks;
}
