/** The actions of a turn as the prompt lists them: icon, and whether they are shown when nothing can be done. */
export interface Verb {
  readonly name: string;
  readonly icon: string;
  readonly always: boolean;
}

export const VERBS: readonly Verb[] = [
  { name: 'dig', icon: 'dig', always: true },
  { name: 'discover', icon: 'discover', always: true },
  { name: 'overcome', icon: 'overcome', always: true },
  { name: 'research', icon: 'research', always: true },
  { name: 'buy', icon: 'buy', always: true },
  { name: 'play', icon: 'card', always: false },
  { name: 'slot', icon: 'idol', always: false },
  { name: 'assist', icon: 'assistant-silver', always: false },
  { name: 'boon', icon: 'guardian', always: false },
];

const ICONS: Readonly<Record<string, string>> = { glass: 'magnifying-glass', notebook: 'notebook', temple: 'temple', accept: 'check', put: 'discard', refresh: 'refresh', recruit: 'assistant-silver' };

export function iconOf(verb: string): string {
  return ICONS[verb] ?? VERBS.find((each) => each.name === verb)?.icon ?? 'hand';
}
