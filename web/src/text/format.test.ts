import { expect, test } from 'vitest';
import { format, parts, type Words } from './format';

const catalogue: Record<string, string> = {
  'kind.A3': 'Amulet 3',
  'kind.B4': 'Bell 4',
  'log.take': '{seat} takes {n} cards.',
  'log.take.one': '{seat} takes a card.',
  'log.show': '{seat} shows {cards} to {other}.',
};
const words: Words = { language: 'en', find: (key) => catalogue[key], seat: (seat) => ['Haruka', 'Minato'][seat] ?? '' };

test('seats become names and kinds become words', () => {
  expect(format(words, 'log.show', { seat: 0, other: 1, cards: ['A3', 'B4'] })).toBe('Haruka shows Amulet 3, Bell 4 to Minato.');
});

test('a line of the log that begins with a component begins with a capital, and one that begins with a person does not', () => {
  const more = { ...words, find: (key: string) => ({ 'log.site': '{kind}: {card}.', 'kind.low': 'lower row', 'log.passes': '{seat} passes.' })[key], seat: () => 'ren' };

  expect(format(more, 'log.site', { kind: 'low', card: 'low' })).toBe('Lower row: lower row.');
  expect(format(more, 'log.passes', { seat: 0 })).toBe('ren passes.');
});

test('a list in Japanese is joined with its own comma', () => {
  expect(format({ ...words, language: 'ja' }, 'log.show', { seat: 1, other: 0, cards: ['A3', 'B4'] })).toContain('Amulet 3、Bell 4');
});

test('one of a thing has its own sentence', () => {
  expect(format(words, 'log.take', { seat: 1, n: 1 })).toBe('Minato takes a card.');
  expect(format(words, 'log.take', { seat: 1, n: 3 })).toBe('Minato takes 3 cards.');
});

test('a loss has a sign of its own, not a hyphen', () => {
  expect(format(words, 'log.take', { seat: 1, n: -2 })).toBe('Minato takes −2 cards.');
});

test('a gap in the data or the catalogue is shown, not hidden', () => {
  expect(format(words, 'log.take', { seat: 1 })).toBe('Minato takes {n} cards.');
  expect(format(words, 'log.unknown')).toBe('log.unknown');
});

test('a sentence in stretches says which of them name components', () => {
  const stretches = parts(words, 'log.show', { seat: 0, other: 1, cards: ['A3', 'B4'] });

  expect(stretches.map(({ text }) => text)).toEqual(['Haruka', ' shows ', 'Amulet 3', ', ', 'Bell 4', ' to ', 'Minato', '.']);
  expect(stretches.flatMap(({ kind }) => kind ?? [])).toEqual(['A3', 'B4']);
});
