/** The end of the game in figures: points by category, how they grew over the rounds, and what decided a tie. */
import type { Event, Result } from '../../../generated/wire';
import type { Points, SeatView } from '../view';

/** In the order in which they are counted. */
export const CATEGORIES = ['research', 'temple', 'idols', 'guardians', 'cards', 'fear'] as const satisfies readonly (keyof Points)[];
export type Category = (typeof CATEGORIES)[number];

/** Icons and tints of the categories. */
export const LOOKS: Readonly<Record<Category, { readonly icon: string; readonly tint: string }>> = {
  research: { icon: 'research', tint: '' }, temple: { icon: 'temple', tint: '' }, idols: { icon: 'idol', tint: 'idol' },
  guardians: { icon: 'guardian', tint: 'guardian' }, cards: { icon: 'item', tint: '' }, fear: { icon: 'fear', tint: 'fear' },
};

/** Points of each seat at the end of each round, the last one being the final score; [] before anything was told. */
export function course(events: readonly Event[], final: readonly number[], round: number): number[][] {
  const told = new Map<number, readonly number[]>();
  for (const line of events.flatMap((event) => event.log ?? [])) {
    const points = line.data?.['points'];
    if (line.key === 'round' && typeof points === 'object') told.set(Number(line.data?.['n']) - 1, points.map(Number));
  }
  const before = [...told].filter(([n]) => n > 0 && n < round).toSorted(([a], [b]) => a - b).map(([, points]) => points);
  return final.map((last, seat) => [...before.map((points) => points[seat] ?? 0), last]);
}

/** Best first, as the table ranks: by points, then by arrival, then by research. */
export function tieBreak(seats: readonly Pick<SeatView, 'points' | 'arrival'>[], result: Result | null): 'arrival' | 'research' | 'shared' | null {
  const best = Math.max(...seats.map((seat) => seat.points.total));
  const tied = seats.filter((seat) => seat.points.total === best);
  if (!result || result.ending === 'resigned' || tied.length < 2) return null;
  if (result.winners.length > 1) return 'shared';
  return tied.some((seat) => seat.arrival > 0) ? 'arrival' : 'research';
}

/** Seats by points, the winners first. */
export function ranked(seats: readonly Pick<SeatView, 'points'>[], result: Result | null): number[] {
  const won = (seat: number): number => (result?.winners.includes(seat) ? 1 : 0);
  return seats.map((_, seat) => seat).toSorted((a, b) => won(b) - won(a) || seats[b]!.points.total - seats[a]!.points.total || a - b);
}

/** Round steps for an axis that ends at or above the best. */
export function steps(best: number): number[] {
  const step = best > 60 ? 20 : best > 20 ? 10 : 5;
  return Array.from({ length: Math.ceil(Math.max(best, 1) / step) + 1 }, (_, n) => n * step);
}
