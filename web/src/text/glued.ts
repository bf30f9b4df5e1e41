import type { Part } from './format';

/** before, after: the punctuation around a name. */
export interface Glued extends Part {
  readonly before: string;
  readonly after: string;
}

/** Punctuation stays with the name it belongs to: no line begins with a comma or ends with an opening bracket. */
export function glued(parts: readonly Part[]): Glued[] {
  const leading = (n: number): string => (parts[n - 1]?.kind ? (/^[、。，．）」：,.:;)]+/.exec(parts[n]?.text ?? '')?.[0] ?? '') : '');
  const rest = (n: number): string => (parts[n]?.text ?? '').slice(leading(n).length);
  const opening = (n: number): string => (parts[n + 1]?.kind && !parts[n]?.kind ? (/[（「“(]+$/.exec(rest(n))?.[0] ?? '') : '');
  const middle = (n: number): string => rest(n).slice(0, rest(n).length - opening(n).length);
  return parts.map((part, n) => ({ ...part, text: middle(n), before: part.kind ? opening(n - 1) : '', after: part.kind ? leading(n + 1) : '' }));
}
