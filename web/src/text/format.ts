import type { Datum } from '../generated/wire';
import { capital } from './sentences';

export type Data = Readonly<Record<string, Datum>>;
export type Language = 'en' | 'ja';

/** How names in data become words. `find` looks a key up in the catalogues. */
export interface Words {
  language: Language;
  find(key: string): string | undefined;
  seat(seat: number): string;
}

const SEATS = new Set(['seat', 'other', 'by', 'before', 'copiers', 'shaman', 'parent', 'child']);
const KINDS = new Set(['card', 'cards', 'kind', 'kinds', 'character', 'characters']);
const BETWEEN = { en: ', ', ja: '、' } as const;

/** A stretch of a sentence. kind: it is the name of this component. */
export interface Part {
  readonly text: string;
  readonly kind?: string;
}

/** The sentence of a key; the key itself where no catalogue has it, so that a gap is seen and nothing breaks. */
export function format(words: Words, key: string, data: Data = {}): string {
  return parts(words, key, data).map(({ text }) => text).join('');
}

/** The same sentence in stretches, so that the components in it can be pointed at. */
export function parts(words: Words, key: string, data: Data = {}): Part[] {
  const singular = data['n'] === 1 ? words.find(`${key}.one`) : undefined;
  const sentence = singular ?? words.find(key) ?? key;
  const all = stretchesOf(sentence).flatMap((stretch) => filled(words, stretch, data));
  return key.startsWith('log.') ? begun(all) : all;
}

/** Taken apart once: a board says some hundred sentences after every move. */
const APART = new Map<string, readonly string[]>();

function stretchesOf(sentence: string): readonly string[] {
  const stretches = APART.get(sentence) ?? sentence.split(/(\{\w+\})/).filter((stretch) => stretch !== '');
  APART.set(sentence, stretches);
  return stretches;
}

/** A line of the log that begins with a component begins with a capital; people write their names as they like. */
function begun(all: Part[]): Part[] {
  return all.map((part, n) => (n === 0 && part.kind !== undefined ? { ...part, text: capital(part.text) } : part));
}

function filled(words: Words, stretch: string, data: Data): Part[] {
  const name = stretch.startsWith('{') ? stretch.slice(1, -1) : '';
  const value = data[name];
  if (value === undefined) return [{ text: stretch }];
  const values = typeof value === 'object' ? value : [value];
  return values.flatMap((one, n) => (n === 0 ? [part(words, name, one)] : [{ text: BETWEEN[words.language] }, part(words, name, one)]));
}

function part(words: Words, name: string, value: string | number): Part {
  const text = word(words, name, value);
  return KINDS.has(name) ? { text, kind: String(value) } : { text };
}

function word(words: Words, name: string, value: string | number): string {
  if (SEATS.has(name)) return words.seat(Number(value));
  if (KINDS.has(name)) return words.find(`kind.${value}`) ?? String(value);
  if (name === 'amounts') return amount(words, String(value));
  return typeof value === 'number' && value < 0 ? `−${-value}` : String(value);
}

/** `coin:2` as `2 coins`. */
function amount(words: Words, value: string): string {
  const [what, n] = value.split(':');
  return format(words, `amount.${what}`, { n: Number(n) });
}
