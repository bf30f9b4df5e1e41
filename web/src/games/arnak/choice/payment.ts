/** The payment tray without its looks: sources of a way to pay, and how to get from one way to another by pressing sources. */
import type { Plan } from '../../../generated/wire';

/** One source of a payment: the action that spends it, e.g. `spend:fear`, `pilot`. */
export type Source = string;

const KEEP = /^keep(:|$)/;

/** Sources of a way, in its order, without the choices of what to keep. */
export function sourcesOf(way: Plan): Source[] {
  return way.actions.filter((action) => !KEEP.test(action));
}

/** What a source is: the card, tile, icon or `pilot`. */
export function kindOf(source: Source): string {
  return source.slice(source.indexOf(':') + 1);
}

/** Coins that a way pays for pilots. price: of one. */
export function pilotCoins(way: Plan, price: number): number {
  return price * uses(way, 'pilot');
}

/** How often a way uses a source. */
export function uses(way: Plan, source: Source): number {
  return way.actions.filter((action) => action === source).length;
}

/** Every source that some way uses, the most often it is used, in the order of the cheapest ways. */
export function allSources(ways: readonly Plan[]): Source[] {
  const most = new Map<Source, number>();
  for (const way of ways) for (const source of sourcesOf(way)) most.set(source, Math.max(most.get(source) ?? 0, uses(way, source)));
  return [...most].flatMap(([source, n]) => Array<Source>(n).fill(source));
}

/** How many sources two ways share. */
function shared(one: Plan, other: Plan): number {
  const left = [...one.actions];
  return other.actions.filter((action) => {
    const at = left.indexOf(action);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  }).length;
}

/** What a way keeps of the sources somebody has pressed: each of them counts for more than all before it. */
function kept(way: Plan, pressed: readonly Source[]): number {
  return pressed.reduce((worth, source, i) => (uses(way, source) > 0 ? worth + 2 ** i : worth), 0);
}

/** The first of the ways that keep most of what was pressed, then of those that differ least from the present one. */
function nearest(ways: readonly Plan[], now: Plan, pressed: readonly Source[]): Plan | undefined {
  return ways.toSorted((a, b) => kept(b, pressed) - kept(a, pressed) || shared(b, now) - shared(a, now))[0];
}

/** The way after pressing a source: with one more of it, else without it; undefined when no way can do that. pressed: what was added before. */
export function swapped(ways: readonly Plan[], now: Plan, source: Source, pressed: readonly Source[] = []): Plan | undefined {
  const n = uses(now, source);
  if (n > 0 && ways.every((way) => way.actions.length === 1)) return now; // of single cards the pressed one is meant
  const more = nearest(ways.filter((way) => uses(way, source) === n + 1), now, pressed);
  const fewer = nearest(ways.filter((way) => uses(way, source) < n), now, pressed);
  return n === 0 ? more : (fewer ?? more);
}

/** The source that a pressed piece stands for: the card of `hand0:fear` is spent by `spend:fear`. */
export function sourceAt(ways: readonly Plan[], pieces: readonly string[]): Source | undefined {
  const paid = pieces.filter((piece) => ways.some((way) => way.pieces?.includes(piece)));
  return allSources(ways).find((source) => paid.some((piece) => piece === source || kindOf(piece) === kindOf(source)));
}
