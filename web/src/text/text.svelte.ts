import { untrack } from 'svelte';
import { settings } from '../settings/settings.svelte';
import { format, parts, type Data, type Language, type Part, type Words } from './format';

type Catalogue = Readonly<Record<string, string>>;
const files = import.meta.glob<Catalogue>('../generated/text/*.json', { import: 'default' });

/** Raw: hundreds of sentences are looked up at every press, and a catalogue never changes. */
let loaded = $state.raw<Readonly<Record<string, Catalogue>>>({});

/** Loads a catalogue in the language of the page; a game without one shows its keys. What waits for it is not made anew with every catalogue. */
export function loadText(name: string, language?: Language): Promise<void> {
  return untrack(() => load(name, language ?? settings.language));
}

async function load(name: string, language: Language): Promise<void> {
  const file = name === '' ? language : `${name}.${language}`;
  if (file in loaded) return;
  const catalogue = (await files[`../generated/text/${file}.json`]?.()) ?? {};
  loaded = { ...loaded, [file]: catalogue };
}

/** Changes the language of the page at once, when its catalogues are here. */
export async function speak(language: Language): Promise<void> {
  const names = Object.keys(loaded).map((file) => file.replace(/\.?(en|ja)$/, ''));
  await Promise.all([...new Set(names)].map((name) => loadText(name, language)));
  settings.language = language;
}

function found(key: string, language: Language, files: readonly string[]): string | undefined {
  for (const file of files) {
    const text = loaded[file + language]?.[key];
    if (text !== undefined) return text;
  }
  return undefined;
}

export function words(game: string, seat: (seat: number) => string = String): Words {
  const language = settings.language;
  return { language, seat, find: (key) => found(key, language, [`${game}.`, '', `${game}.later.`, 'later.', 'replay.', 'statistics.']) };
}

/** A sentence of the shell, or of a game when its name is given. */
export function t(key: string, data?: Data, game = '', seat?: (seat: number) => string): string {
  return format(words(game, seat), key, data);
}

/** The same sentence in stretches. */
export function tParts(key: string, data: Data, game: string, seat: (seat: number) => string): Part[] {
  return parts(words(game, seat), key, data);
}

/** The text of a key if there is one. */
export function find(key: string, game = ''): string | undefined {
  return words(game).find(key);
}

export function gameTitle(game: string): string {
  return find('game.title', game) ?? '';
}
