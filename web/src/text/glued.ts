import type { Part } from './format';

/** after: the punctuation that follows a name. */
export interface Glued extends Part {
  readonly after: string;
}

/** Punctuation stays with the name before it: no line begins with it. */
export function glued(parts: readonly Part[]): Glued[] {
  const leading = (n: number): string => (parts[n - 1]?.kind ? (/^[、。，．）」：,.:;)]+/.exec(parts[n]?.text ?? '')?.[0] ?? '') : '');
  return parts.map((part, n) => ({ ...part, text: part.text.slice(leading(n).length), after: part.kind ? leading(n + 1) : '' }));
}
