/** Which of eight find bands a card wears, and how large its effect is drawn. */
import type { Row } from '../facts';

const BANDS = 8;
const ROOM = 5;

export function bandOf(kind: string): number {
  return [...kind].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1009, 7) % BANDS;
}

/** Rows of many tokens are drawn smaller. */
export function crowded(row: Row): boolean {
  return row.flat().length > ROOM || row.flat().some((token) => token.startsWith('word:'));
}

/** A hand in the order people sort it: what travels first by card, Fear last. */
export function sortedHand(kinds: readonly (string | null)[]): (string | null)[] {
  return kinds.toSorted((a, b) => rank(a) - rank(b) || (a ?? '').localeCompare(b ?? ''));
}

const FIRST = ['funding', 'exploration'];

function rank(kind: string | null): number {
  if (kind === null) return 9;
  if (kind === 'fear') return 8;
  const basic = FIRST.findIndex((name) => kind.startsWith(name));
  return basic < 0 ? 0 : basic + 1;
}
