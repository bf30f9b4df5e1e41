/** Options of a decision by the pieces they touch, and the verbs a turn offers. */
import type { Decision, Option, Plan } from '../../../generated/wire';
import { factsOf } from '../facts';

export type Pieces = readonly string[];

/** Options that touch one of the pieces, in the order of the decision. */
export function touching(options: readonly Option[], pieces: Pieces): Option[] {
  return options.filter((option) => (option.pieces ?? []).some((piece) => pieces.includes(piece)));
}

export function oneVerb(options: readonly Option[]): boolean {
  return new Set(options.map((option) => option.verb)).size === 1;
}

/** Main actions of a turn as the prompt lists them; research and temple tiles are one. */
export const MAIN_VERBS = ['dig', 'discover', 'overcome', 'research', 'buy', 'play', 'pass'] as const;
export type MainVerb = (typeof MAIN_VERBS)[number];
const MAIN_OF: Readonly<Record<string, MainVerb>> = { glass: 'research', notebook: 'research', temple: 'research' };

export function mainVerb(option: Option): string {
  return MAIN_OF[option.verb] ?? option.verb;
}

/** How many things one can choose for a verb: the pieces, not the ways. */
export function countOf(options: readonly Option[], verb: string): number {
  return options.filter((option) => mainVerb(option) === verb).length;
}

/** What pressing a piece means at once, without a choice: answers to a yes-or-no question. */
const ANSWERS = new Set(['accept', 'decline', 'done', 'go_on', 'end_turn', 'pass']);

/** Drawing, too, where it is not asked how many. */
export function answersOf(options: readonly Option[]): Option[] {
  const draw = options.filter(({ verb }) => verb === 'draw').length === 1;
  return options.filter(({ verb }) => ANSWERS.has(verb) || (draw && verb === 'draw'));
}

/** Where the cards lie that an exile may take. */
export const EXILES = new Set(['exile_hand', 'exile_play', 'exile_tile']);

/** Does this decision pay for something that has begun? */
const PAYMENTS = new Set(['spend', 'keep_icon', 'put']);

export function isPayment(decision: Decision | null | undefined): decision is Decision {
  return decision != null && PAYMENTS.has(decision.kind);
}

/** Kinds of cards, from the one that is missed least. */
const MISSED = ['fear', 'basic', 'item', 'artifact'];

function missed({ action, verb }: Option): number {
  return MISSED.indexOf(factsOf(action.slice(verb.length + 1)).group);
}

/** Fear first, whatever is done with the cards. */
export function leastFirst(options: readonly Option[]): Option[] {
  return options.toSorted((a, b) => missed(a) - missed(b));
}

/** Every way to pay, the cheapest first; a single card put down is a way of one step. */
export function waysOf(decision: Decision): readonly Plan[] {
  const plans = (decision.plans ?? []).filter((plan) => plan.verb === 'pay');
  const single = (option: Option): Plan => ({ actions: [option.action], verb: 'pay', pieces: option.pieces ?? [], reveals: option.reveals ?? false });
  return plans.length > 0 ? plans : leastFirst((decision.options ?? []).filter((option) => !isFree(option))).map(single);
}

/** Free actions that are open beside a question. */
const FREE = new Set(['play', 'slot', 'boon', 'assist']);

export function isFree(option: Option): boolean {
  return FREE.has(option.verb);
}
