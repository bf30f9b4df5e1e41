import type { GroupTally, Value } from '../generated/wire';

/** By `seats` or the name of an option: the value that all games shown have in common. */
export type Chosen = Readonly<Record<string, Value>>;

/** What games can be told apart by, and the values that were played. */
export interface Way { by: string; values: readonly Value[] }

export function ways(groups: readonly GroupTally[]): readonly Way[] {
  const found = new Map<string, Value[]>();
  for (const { by = '', value } of groups) if (by && value !== undefined && value !== null) found.set(by, [...(found.get(by) ?? []), value]);
  return [...found].map(([by, values]) => ({ by, values })).filter(({ values }) => values.length > 1);
}

/** A value as the server reads it: `true`, `snake`, `1 3 5 7`. */
export const spelled = (value: Value): string => (typeof value === 'object' ? value.join(' ') : String(value));

export function query(game: string, chosen: Chosen): [string, string][] {
  return [['game', game], ...Object.entries(chosen).map(([by, value]): [string, string] => (by === 'seats' ? ['seats', spelled(value)] : ['rule', `${by}:${spelled(value)}`]))];
}

/** With another value chosen, or with none of this way. */
export function choosing(chosen: Chosen, { by, values }: Way, word: string): Chosen {
  const { [by]: _, ...others } = chosen;
  const value = values.find((one) => spelled(one) === word);
  return value === undefined ? others : { ...others, [by]: value };
}
