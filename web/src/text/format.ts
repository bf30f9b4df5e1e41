import type { Datum } from '../generated/wire';

export type Data = Readonly<Record<string, Datum>>;
export type Language = 'en' | 'ja';

/** How names in data become words. `find` looks a key up in the catalogues. */
export interface Words {
  language: Language;
  find(key: string): string | undefined;
  seat(seat: number): string;
}

const SEATS = new Set(['seat', 'other', 'by', 'before', 'shaman', 'parent', 'child']);
const KINDS = new Set(['card', 'cards', 'kind', 'kinds', 'character', 'characters']);
const BETWEEN = { en: ', ', ja: '、' } as const;

/** The sentence of a key; the key itself where no catalogue has it, so that a gap is seen and nothing breaks. */
export function format(words: Words, key: string, data: Data = {}): string {
  const singular = data['n'] === 1 ? words.find(`${key}.one`) : undefined;
  const sentence = singular ?? words.find(key) ?? key;
  return sentence.replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = data[name];
    return value === undefined ? place : word(words, name, value);
  });
}

function word(words: Words, name: string, value: Datum): string {
  if (typeof value === 'object') return value.map((one) => word(words, name, one)).join(BETWEEN[words.language]);
  if (SEATS.has(name)) return words.seat(Number(value));
  if (KINDS.has(name)) return words.find(`kind.${value}`) ?? String(value);
  if (name === 'amounts') return amount(words, String(value));
  return String(value);
}

/** `coin:2` as `2 coins`. */
function amount(words: Words, value: string): string {
  const [what, n] = value.split(':');
  return format(words, `amount.${what}`, { n: Number(n) });
}
