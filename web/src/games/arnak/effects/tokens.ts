/** How a token of an effect row is drawn. Tokens: src/iseki/games/arnak/icons.py. */

export type TokenLook =
  | { readonly as: 'icon'; readonly icon: string; readonly two: boolean; readonly tint: string }
  | { readonly as: 'travel'; readonly icon: string }
  | { readonly as: 'each'; readonly icon: string }
  | { readonly as: 'mark'; readonly icon: string }
  | { readonly as: 'word'; readonly word: string }
  | { readonly as: 'figure'; readonly word: string };

/** Icons with a second tone of their own; the others are drawn in ink alone. */
const TINTED: Readonly<Record<string, string>> = {
  coin: 'coin', compass: 'compass', tablet: 'tablet', arrowhead: 'arrowhead', jewel: 'jewel', fear: 'fear', idol: 'idol', guardian: 'guardian',
  'assistant-silver': 'silver', 'assistant-gold': 'gold', 'free-action': 'gold', points: 'gold',
};
const MARKS: Readonly<Record<string, string>> = { arrow: 'arrow-right' };
const SIGNS: Readonly<Record<string, string>> = { or: '/', minus: '−', plus: '+' };
/** Words of the rows that are counted: `each` of them is an icon. */
const EACH: Readonly<Record<string, string>> = {
  own_archaeologists_on_sites: 'archaeologist', idols_owned: 'idol', guardians_overcome_plus_at_own_sites: 'guardian',
};
const NAMES: Readonly<Record<string, string>> = { 'exile-self': 'exile' };

export function lookOf(token: string): TokenLook {
  if (token.startsWith('tv:')) return { as: 'travel', icon: token.slice(3) };
  const each = EACH[token.slice(5)];
  if (each) return { as: 'each', icon: each };
  if (token.startsWith('word:')) return { as: 'word', word: token.slice(5) };
  if (MARKS[token]) return { as: 'mark', icon: MARKS[token] };
  if (SIGNS[token]) return { as: 'figure', word: SIGNS[token] };
  if (/^\d/.test(token)) return { as: 'figure', word: figure(token) };
  const tint = token === 'exile-self' ? 'self' : token === 'upgrade' ? 'up' : (TINTED[token] ?? '');
  return { as: 'icon', icon: NAMES[token] ?? token, two: token in TINTED, tint };
}

/** `2x` as `2×`, `0-3` as `0–3`. */
function figure(token: string): string {
  return token.replace('x', '×').replace('-', '–');
}

/** Tokens that stay together when a step is too long for its place: a figure or sign with what it belongs to. */
export function grouped(step: readonly string[]): string[][] {
  const groups: string[][] = [];
  let open = false;
  for (const token of step) {
    if (open) groups.at(-1)?.push(token);
    else groups.push([token]);
    open = lookOf(token).as === 'figure';
  }
  return groups;
}
