import { expect, test } from 'vitest';
import type { IslandView } from '../view';
import { nativesOf } from './natives';
import { outline } from './shapes';

const island = (...natives: number[]): IslandView => ({ treasures: 4, natives, taker: null, judged: 'tied' });

test('natives stand by tribe, the largest first, and equal tribes by seat', () => {
  expect(nativesOf(island(1, 2, 1), null).map(({ seat }) => seat)).toEqual([1, 1, 0, 2]);
});

test('what is picked shows who would come and who would go: 2 stay, 1 comes; 1 goes', () => {
  const shown = nativesOf(island(2, 1), island(3, 0));

  expect(shown.map(({ seat, stand }) => `${seat} ${stand}`)).toEqual(['0 stays', '0 stays', '0 comes', '1 goes']);
});

test('an island looks the same in every game, and no two look alike', () => {
  const coasts = Array.from({ length: 10 }, (_, n) => outline(n, 1));

  expect(new Set(coasts).size).toBe(10);
  expect(outline(3, 1)).toBe(coasts[3]);
  expect(coasts[0]).toMatch(/^M[\d. ]+(C[\d. -]+){12}Z$/);
});
