/** What may be answered now, as ways: each a list of pieces to press and the actions that this sends. */
import type { Data } from '../../../table/model';
import type { Decision, Option, Plan } from '../../../generated/wire';

export interface Way {
  readonly actions: readonly string[];
  /** Pieces to press; none for an answer that touches nothing. */
  readonly steps: readonly string[];
  /** Everything it touches. */
  readonly pieces: readonly string[];
  readonly verb: string;
  readonly data: Data;
  readonly reveals: boolean;
}

export type Picked = readonly string[];

/** Kinds of decisions where the order of the pressed pieces means nothing. */
const FREE = new Set(['show', 'hide', 'place', 'recall']);

export function isOrdered(kind: string): boolean {
  return !FREE.has(kind);
}

export function waysOf(decision: Decision): Way[] {
  const plans = decision.plans ?? [];
  return plans.length > 0 ? plans.map(ofPlan) : (decision.options ?? []).map(ofOption);
}

function ofPlan({ actions, verb, pieces = [], data = {}, reveals = false }: Plan): Way {
  return { actions, verb, pieces, data, reveals, steps: verb === 'flip' ? pieces.slice(0, 1) : pieces };
}

function ofOption({ action, verb, pieces = [], reveals = false }: Option): Way {
  return { actions: [action], verb, pieces, data: {}, reveals, steps: pieces.slice(0, 1) };
}

function count(pieces: Picked, piece: string): number {
  return pieces.filter((each) => each === piece).length;
}

/** Can the picked pieces still become this way? */
export function fits(way: Way, picked: Picked, ordered: boolean): boolean {
  if (picked.length > way.steps.length) return false;
  if (ordered) return picked.every((piece, n) => way.steps[n] === piece);
  return picked.every((piece) => count(picked, piece) <= count(way.steps, piece));
}

/** Ways that are exactly what is picked. */
export function complete(ways: readonly Way[], picked: Picked, ordered: boolean): Way[] {
  return picked.length === 0 ? [] : ways.filter((way) => way.steps.length === picked.length && fits(way, picked, ordered));
}

/** Where only one way is left, its other pieces are picked, too. */
export function filled(ways: readonly Way[], picked: Picked, ordered: boolean): Picked {
  const left = ways.filter((way) => way.steps.length > 0 && fits(way, picked, ordered));
  return left.length === 1 ? left[0]!.steps : picked;
}

/** What is picked after pressing a piece: one more, else without it, else in the place of another one; null when it cannot be chosen. */
export function pressed(ways: readonly Way[], picked: Picked, piece: string, ordered: boolean): Picked | null {
  const possible = (next: Picked): boolean => ways.some((way) => fits(way, next, ordered));
  if (possible([...picked, piece])) return [...picked, piece];
  const at = picked.lastIndexOf(piece);
  if (at >= 0) return ordered ? picked.slice(0, at) : picked.toSpliced(at, 1);
  const instead = picked.map((_, n) => picked.with(n, piece)).reverse();
  return instead.find(possible) ?? null;
}
