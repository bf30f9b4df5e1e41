/** The end of the game in figures: points by category, how they grew over the rounds, and what decided a tie. */
import type { Event } from '../../../generated/wire';
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

/** Seats in the order of their places, as the table ranked them; by points where the game was given up. */
export function ranked({ seats, ranks }: { readonly seats: readonly Pick<SeatView, 'points'>[]; readonly ranks: readonly number[] }): number[] {
  const place = (seat: number): number => ranks[seat] ?? 0;
  return seats.map((_, seat) => seat).toSorted((a, b) => place(a) - place(b) || seats[b]!.points.total - seats[a]!.points.total || a - b);
}

/** Is a place shared? */
export function isShared(ranks: readonly number[], place: number): boolean {
  return ranks.filter((each) => each === place).length > 1;
}

/** Round steps for an axis that ends at or above the best. */
export function steps(best: number): number[] {
  const step = best > 60 ? 20 : best > 20 ? 10 : 5;
  return Array.from({ length: Math.ceil(Math.max(best, 1) / step) + 1 }, (_, n) => n * step);
}
