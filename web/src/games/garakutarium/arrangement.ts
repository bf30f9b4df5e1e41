/** The parent's split as the page holds it: which dug card lies face down, and in which of two piles each card lies. */
import { bagKey, kindOf } from './cards/face';
import type { Plan } from '../../generated/wire';

export type Side = 0 | 1;

export interface Arrangement {
  /** Index of the face-down card in the dug cards, or null while none is chosen. */
  readonly hidden: number | null;
  /** Side of each dug card, by index. */
  readonly sides: readonly Side[];
}

/** The start: two piles as even as can be, nothing face down yet. */
export function quickStart(count: number): Arrangement {
  return { hidden: null, sides: Array.from({ length: count }, (_, i): Side => (i < Math.ceil(count / 2) ? 0 : 1)) };
}

export function moved(now: Arrangement, card: number, side: Side): Arrangement {
  return { ...now, sides: now.sides.map((old, i) => (i === card ? side : old)) };
}

export function crossed(now: Arrangement, card: number): Arrangement {
  return moved(now, card, now.sides[card] === 0 ? 1 : 0);
}

/** Turns a card face down, or face up again; the other cards stay as they are. */
export function turned(now: Arrangement, card: number): Arrangement {
  return { ...now, hidden: now.hidden === card ? null : card };
}

export function pile(now: Arrangement, side: Side): number[] {
  return now.sides.flatMap((where, i) => (where === side ? [i] : []));
}

export interface Count {
  readonly open: number;
  readonly hidden: number;
  readonly sizes: readonly [number, number];
}

export function count(now: Arrangement): Count {
  const hidden = now.hidden === null ? 0 : 1;
  return { open: now.sides.length - hidden, hidden, sizes: [pile(now, 0).length, pile(now, 1).length] };
}

function offerKey(hidden: string, beside: readonly string[]): string {
  return `${hidden}|${bagKey(beside)}`;
}

/** Offers by the cards they leave: pieces of a plan are the face-down card first, then the cards beside it. */
export function offersOf(plans: readonly Plan[]): Map<string, Plan> {
  const offers = plans.filter((plan) => plan.verb === 'offer');
  return new Map(offers.map((plan) => [planKey(plan), plan]));
}

function planKey(plan: Plan): string {
  const [hidden = '', ...beside] = (plan.pieces ?? []).map(kindOf);
  return offerKey(hidden, beside);
}

/** The plan that lays the cards out like this, or undefined when no such offer may be made. */
export function offerFor(now: Arrangement, dug: readonly string[], offers: ReadonlyMap<string, Plan>): Plan | undefined {
  if (now.hidden === null) return undefined;
  const side = now.sides[now.hidden];
  const beside = now.sides.flatMap((where, i) => (where === side && i !== now.hidden ? [dug[i] ?? ''] : []));
  return offers.get(offerKey(dug[now.hidden] ?? '', beside));
}

/** What is still missing, as the last word of a text key; null when the arrangement is an offer. */
export function lacking(now: Arrangement, offer: Plan | undefined): 'hidden' | 'empty' | null {
  if (now.hidden === null) return 'hidden';
  return offer ? null : 'empty';
}
