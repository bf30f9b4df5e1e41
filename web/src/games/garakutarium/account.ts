/** How the points came about: read from the log lines that counted, without knowing what anything is worth. */
import type { Datum, Event, LogLine, Result } from '../../generated/wire';
import { standing } from '../../table/counted';

export const GAINS = ['same', 'run', 'run_suited'] as const;
export const LOSSES = ['discards_curse', 'pays'] as const;
export type Source = (typeof GAINS)[number] | (typeof LOSSES)[number];

export interface Entry {
  readonly source: Source;
  readonly seat: number;
  readonly points: number;
  readonly cards: readonly string[];
}

function cards(value: Datum | undefined): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' ? value : [];
}

function entry(line: LogLine): Entry[] {
  const gain = (GAINS as readonly string[]).includes(line.key);
  if (!gain && !(LOSSES as readonly string[]).includes(line.key)) return [];
  const { seat, points, card } = line.data ?? {};
  const signed = gain ? Number(points) : -Number(points);
  return [{ source: line.key as Source, seat: Number(seat), points: signed, cards: cards(line.data?.['cards'] ?? card) }];
}

export function entries(events: readonly Event[]): Entry[] {
  return standing(events).flatMap((event) => (event.log ?? []).flatMap(entry));
}

export interface Row {
  readonly source: Source | 'start';
  /** By seat: points and how often. */
  readonly points: readonly number[];
  readonly times: readonly number[];
}

/** One row for each way points came or went; the first row is what the seats started from. */
export function rows(all: readonly Entry[], scores: readonly number[]): Row[] {
  const sum = (seat: number, source?: Source): number =>
    all.filter((each) => each.seat === seat && (!source || each.source === source)).reduce((total, each) => total + each.points, 0);
  const times = (seat: number, source: Source): number => all.filter((each) => each.seat === seat && each.source === source).length;
  const start: Row = { source: 'start', points: scores.map((score, seat) => score - sum(seat)), times: scores.map(() => 1) };
  const ways = [...GAINS, ...LOSSES].map((source): Row => ({ source, points: scores.map((_, seat) => sum(seat, source)), times: scores.map((_, seat) => times(seat, source)) }));
  return [start, ...ways.filter((row) => row.times.some((n) => n > 0))];
}

/** The end in one line: last word of the text key `board.over.*` with its data. */
export function verdict(result: Result | null, me: number | null): { key: string; data: Record<string, Datum> } {
  const winner = result?.winners[0];
  if (!result || winner === undefined || result.winners.length > 1) return { key: 'draw', data: {} };
  const how = result.ending === 'resigned' ? '_resigned' : '';
  if (me === null) return { key: `wins${how}`, data: { seat: winner } };
  return { key: `${winner === me ? 'won' : 'lost'}${how}`, data: { seat: winner } };
}
