/** Sets the server says can be made, grouped by their cards: a group differs only in declaration and purifications. */
import { bagKey, kindOf, sorted } from './cards/face';
import type { Plan } from '../../generated/wire';

export interface SetChoice {
  /** Equal for equal cards and points. */
  readonly key: string;
  readonly verb: string;
  readonly cards: readonly string[];
  readonly points: number;
  readonly suited: boolean;
  readonly size: number;
  /** Numbers the special relic may stand for in this set; empty without a choice. */
  readonly declarations: readonly number[];
  readonly plans: readonly Plan[];
}

export interface Wish {
  readonly joker: number;
  readonly purified: readonly string[];
}

const VERBS: ReadonlySet<string> = new Set(['same', 'run']);

function number(plan: Plan, name: string): number {
  return Number(plan.data?.[name] ?? 0);
}

export function usedBy(plan: Plan): string[] {
  return sorted((plan.pieces ?? []).slice(0, number(plan, 'size')).map(kindOf));
}

export function purifiedBy(plan: Plan): string[] {
  const purified = plan.data?.['purified'];
  return Array.isArray(purified) ? [...purified] : [];
}

function pointsOf(plan: Plan): number {
  return plan.gains?.['points'] ?? 0;
}

function choice(key: string, plans: readonly [Plan, ...Plan[]]): SetChoice {
  const [first] = plans;
  const jokers = [...new Set(plans.map((plan) => number(plan, 'joker')))].sort((a, b) => a - b);
  return {
    key,
    verb: first.verb,
    cards: inOrder(first),
    points: pointsOf(first),
    suited: number(first, 'suited') === 1,
    size: number(first, 'size'),
    declarations: jokers.length > 1 ? jokers : [],
    plans,
  };
}

/** Cards of a run in the order of their numbers, the special relic at the number it stands for. */
function inOrder(plan: Plan): string[] {
  const joker = number(plan, 'joker');
  const place = (kind: string): number => (kind === 'J' ? joker : Number(kind.slice(-1)));
  return usedBy(plan).sort((a, b) => place(a) - place(b));
}

/** All sets that can be made now, best first; of equal points those with fewer cards first. */
export function setChoices(plans: readonly Plan[]): SetChoice[] {
  const groups = new Map<string, [Plan, ...Plan[]]>();
  for (const plan of plans.filter((each) => VERBS.has(each.verb))) {
    const key = `${plan.verb} ${bagKey(usedBy(plan))} ${pointsOf(plan)}`;
    const group = groups.get(key);
    if (group) group.push(plan);
    else groups.set(key, [plan]);
  }
  const choices = [...groups].map(([key, group]) => choice(key, group));
  return choices.sort((a, b) => b.points - a.points || a.size - b.size);
}

/** The choice made of exactly these cards; the best one if they can be read in two ways. */
export function choiceOf(cards: readonly string[], choices: readonly SetChoice[]): SetChoice | undefined {
  const key = bagKey(cards);
  return choices.find((each) => bagKey(each.cards) === key);
}

/** The fewest cards to add for a set that uses all of these, of equal ones for the best set; undefined when no set does. */
export function missingFor(cards: readonly string[], choices: readonly SetChoice[]): string[] | undefined {
  const rests = choices.flatMap((each) => [without(each.cards, cards)].filter((rest) => rest !== undefined));
  return rests.reduce<string[] | undefined>((least, rest) => (!least || rest.length < least.length ? rest : least), undefined);
}

/** `all` without `some`, or undefined when `some` holds a card that `all` lacks. */
export function without(all: readonly string[], some: readonly string[]): string[] | undefined {
  const rest = [...all];
  for (const kind of some) {
    const at = rest.indexOf(kind);
    if (at < 0) return undefined;
    rest.splice(at, 1);
  }
  return rest;
}

/** Curses that may be purified with this declaration: the largest purification there is. */
export function purifiable(set: SetChoice, joker: number): string[] {
  const lists = set.plans.filter((plan) => number(plan, 'joker') === joker).map(purifiedBy);
  return lists.reduce((best, each) => (each.length > best.length ? each : best), []);
}

/** The wish to start from: the declaration that purifies most, with everything purified. */
export function startWish(set: SetChoice): Wish {
  const best = set.plans.reduce((a, b) => (purifiedBy(b).length > purifiedBy(a).length ? b : a));
  return { joker: number(best, 'joker'), purified: purifiedBy(best) };
}

export function planFor(set: SetChoice, wish: Wish): Plan | undefined {
  const key = bagKey(wish.purified);
  return set.plans.find((plan) => number(plan, 'joker') === wish.joker && bagKey(purifiedBy(plan)) === key);
}
