/** Moves of the events as cards in flight: at most three steps, then the rest is simply there. */
import type { Event } from '../../generated/wire';
import { timingOf, type Timing } from '../../pieces/flying';

export const STEPS = 3;
const CARDS = 6;
const WIDTH = 58;

export interface Flight {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly kind: string | null;
  readonly step: number;
  /** How many steps fly one after the other. */
  readonly steps: number;
  /** Place in a row of cards that fly together. */
  readonly nth: number;
}

export function flightsOf(events: readonly Event[]): Flight[] {
  const moving = events.filter((event) => (event.moves ?? []).length > 0).slice(-STEPS);
  return moving.flatMap((event, step) => flightsOfStep(event, step, moving.length));
}

function flightsOfStep(event: Event, step: number, steps: number): Flight[] {
  const cards = (event.moves ?? []).flatMap((move) => Array.from({ length: move.n ?? 1 }, () => move));
  return cards.slice(0, CARDS).map((move, nth) => ({ id: `${event.version} ${nth}`, from: move.from, to: move.to, kind: move.kind ?? null, step, steps, nth }));
}

/** Zones that have no place of their own on the page lie in another one. */
const WITHIN: Readonly<Record<string, string>> = { beside: 'closed' };

function middle(zone: string, nth: number): { x: number; y: number } | null {
  const box = document.querySelector<HTMLElement>(`[data-zone="${WITHIN[zone] ?? zone}"]`)?.getBoundingClientRect();
  if (!box || box.width === 0) return null;
  const x = box.left + box.width / 2 + nth * 14 - WIDTH;
  return { x: Math.max(Math.min(x, innerWidth - WIDTH - 8), 8), y: box.top + box.height / 2 - 40 };
}

export interface Route {
  readonly frames: Keyframe[];
  readonly timing: Timing;
}

/** From the middle of one zone to the middle of the other; null when one of them is not on the page. */
export function routeOf(flight: Flight): Route | null {
  const [from, to] = [middle(flight.from, flight.nth), middle(flight.to, flight.nth)];
  if (!from || !to) return null;
  const at = (point: { x: number; y: number }): string => `translate(${point.x}px, ${point.y}px)`;
  const frames = [
    { transform: at(from), opacity: 1 },
    { transform: at(to), opacity: 1, offset: 0.85 },
    { transform: at(to), opacity: 0 },
  ];
  return { frames, timing: timingOf(flight.step, flight.steps) };
}
