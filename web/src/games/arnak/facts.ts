/** What is printed on a component: numbers and icon rows, generated from the same data as its sentences. */
import facts from '../../generated/arnak.pieces.json';
import type { Cost } from './view';

export type Row = readonly (readonly string[])[];

export interface Facts {
  readonly group: string;
  readonly cost?: Cost;
  readonly play_cost?: Cost;
  readonly travel?: readonly string[];
  readonly points?: number;
  /** By part: "", main, free, boon, silver, gold. */
  readonly icons?: Readonly<Record<string, Row>>;
  /** By part, the entries to choose from. */
  readonly choices?: Readonly<Record<string, readonly Row[]>>;
}

const ALL = facts as unknown as Readonly<Record<string, Facts>>;
const NONE: Facts = { group: '' };

export function factsOf(kind: string): Facts {
  return ALL[kind] ?? NONE;
}

/** The icon row of a component; of its only effect where no part is named. */
export function rowOf(kind: string, part?: string): Row {
  const icons = factsOf(kind).icons ?? {};
  return (part === undefined ? Object.values(icons)[0] : icons[part]) ?? [];
}

/** Amounts as tokens: one or two of a thing are repeated, more are a figure and the icon. */
export function costTokens(cost: Cost): string[] {
  return Object.entries(cost).flatMap(([what, n]) => (n <= 2 ? Array<string>(n).fill(tokenOf(what)) : [String(n), tokenOf(what)]));
}

/** A stretch of a cost: what is due, or what was printed and is not. */
export interface Due {
  readonly tokens: readonly string[];
  readonly gone: boolean;
}

/** A printed cost with what an effect takes off it struck out: `2 tablets` less one is a tablet and a struck one, `3` less two is a struck 3 and a 1. */
export function dueOf(printed: Cost, now: Cost): Due[] {
  return Object.entries(printed).flatMap(([what, n]) => due(tokenOf(what), n, now[what] ?? 0));
}

function due(token: string, n: number, left: number): Due[] {
  if (left === n) return [{ tokens: n <= 2 ? Array<string>(n).fill(token) : [String(n), token], gone: false }];
  if (n > 2) return left > 0 ? [{ tokens: [String(n)], gone: true }, { tokens: [String(left), token], gone: false }] : [{ tokens: [String(n), token], gone: true }];
  return [...Array.from({ length: left }, () => ({ tokens: [token], gone: false })), ...Array.from({ length: n - left }, () => ({ tokens: [token], gone: true }))];
}

const TRAVEL = new Set(['boot', 'car', 'ship', 'plane']);

function tokenOf(what: string): string {
  if (TRAVEL.has(what)) return `tv:${what}`;
  return what === 'card' ? 'discard' : what;
}
