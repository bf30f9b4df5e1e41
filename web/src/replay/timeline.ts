import type { Event, Stop } from '../generated/wire';

/** The first stop after so many lines, the last one at most. */
export function stopAt(stops: readonly Stop[], version: number): number {
  const found = stops.findIndex((stop) => stop.version >= version);
  return found < 0 ? stops.length - 1 : found;
}

/** Where the next turn begins. */
export function nextTurn(stops: readonly Stop[], at: number): number {
  const found = stops.findIndex((stop, n) => n > at && stop.turn !== stops[at]?.turn);
  return found < 0 ? stops.length - 1 : found;
}

/** Where this turn began, from its beginning on where the one before it did. */
export function lastTurn(stops: readonly Stop[], at: number): number {
  const start = turnStart(stops, at);
  return start < at ? start : turnStart(stops, Math.max(0, at - 1));
}

function turnStart(stops: readonly Stop[], at: number): number {
  let start = at;
  while (start > 0 && stops[start - 1]?.turn === stops[at]?.turn) start--;
  return start;
}

export interface Stretch {
  readonly from: number;
  readonly to: number;
  /** Number of the turn or round. */
  readonly n: number;
}

/** The turns (or, with another measure, the rounds) as stretches of stops, in order; what was taken back stands there as often as it was played. */
export function stretches(stops: readonly Stop[], measure: (stop: Stop) => number = ({ turn }) => turn): Stretch[] {
  const found: Stretch[] = [];
  stops.forEach((stop, at) => {
    const last = found.at(-1);
    if (last?.n === measure(stop)) found[found.length - 1] = { ...last, to: at };
    else found.push({ from: at, to: at, n: measure(stop) });
  });
  return found;
}

/** What happened between two versions, the first one left out. */
export function between(events: readonly Event[], from: number, to: number): readonly Event[] {
  return events.filter(({ version }) => version > from && version <= to);
}

/** Runs of stops whose last line was taken back later. */
export function leftRuns(stops: readonly Stop[], left: readonly number[]): { from: number; to: number }[] {
  const gone = new Set(left);
  const runs: { from: number; to: number }[] = [];
  stops.forEach(({ version }, at) => {
    if (!gone.has(version)) return;
    const last = runs.at(-1);
    if (last && last.to === at - 1) last.to = at;
    else runs.push({ from: at, to: at });
  });
  return runs;
}
