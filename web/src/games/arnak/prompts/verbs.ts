/** The actions of a turn as the prompt lists them: each has its place and its figure, whatever is possible. */
import type { Option } from '../../../generated/wire';
import { countOf } from '../choice/options';

export interface Verb {
  readonly name: string;
  readonly icon: string;
  /** A main action: in its place until the main action is done, grey where it is not possible. The others stand there when they are. */
  readonly main: boolean;
}

export const VERBS: readonly Verb[] = [
  { name: 'dig', icon: 'dig', main: true },
  { name: 'discover', icon: 'discover', main: true },
  { name: 'overcome', icon: 'overcome', main: true },
  { name: 'research', icon: 'research', main: true },
  { name: 'buy', icon: 'buy', main: true },
  { name: 'play', icon: 'card', main: true },
  { name: 'slot', icon: 'idol', main: false },
  { name: 'assist', icon: 'assistant-silver', main: false },
  { name: 'boon', icon: 'guardian', main: false },
];

export interface Shown extends Verb {
  readonly n: number;
  readonly keys: string;
}

/** narrow: there is room for what is possible alone. */
export function shownVerbs(options: readonly Option[], done: boolean, narrow: boolean): Shown[] {
  const all = VERBS.map((verb, i) => ({ ...verb, n: countOf(options, verb.name), keys: String(i + 1) }));
  return all.filter(({ n, main }) => n > 0 || (main && !done && !narrow));
}

const ICONS: Readonly<Record<string, string>> = {
  glass: 'magnifying-glass', notebook: 'notebook', temple: 'temple', accept: 'check', put: 'discard', refresh: 'refresh', recruit: 'assistant-silver',
  exile_hand: 'hand', exile_play: 'discard', exile_tile: 'fear',
};

export function iconOf(verb: string): string {
  return ICONS[verb] ?? VERBS.find((each) => each.name === verb)?.icon ?? 'hand';
}
