import { expect, test } from 'vitest';
import type { IslandView } from '../view';
import foreseen from './foreseen.json';
import { nativesOf, supplyWithPicked, withPicked } from './natives';
import { outline } from './shapes';

const island = (...natives: number[]): IslandView => ({ treasures: 4, natives, taker: null, judged: 'tied' });

test('natives stand by tribe, the largest first, and equal tribes by seat', () => {
  expect(nativesOf(island(1, 2, 1), null).map(({ seat }) => seat)).toEqual([1, 1, 0, 2]);
});

test('what is picked shows who would come and who would go: 2 stay, 1 comes; 1 goes', () => {
  const shown = nativesOf(island(2, 1), island(3, 0));

  expect(shown.map(({ seat, stand }) => `${seat} ${stand}`)).toEqual(['0 stays', '0 stays', '0 comes', '1 goes']);
});

test('where the table looks no further, picked natives come and go all the same: 1 of 2 goes home, 1 moves on', () => {
  const natives = (kind: string, picked: string[]) => [0, 1].map((n) => withPicked(island(2, 1), n, kind, picked, 0)?.natives);

  expect(natives('recall', ['island:1', 'island:1'])).toEqual([undefined, [2 - 2, 1]]);
  expect(natives('leave', ['island:0', 'island:1'])).toEqual([[2 - 1, 1], [2 + 1, 1]]);
});

test('where the table looks no further, a picked island still tells who would take a treasure', () => {
  const home = (...natives: number[]) => withPicked(island(...natives), 0, 'recall', ['island:0'], 0);

  expect(home(3, 1)).toMatchObject({ natives: [2, 1], taker: 0, judged: 'top' });
  expect(home(2, 1)).toMatchObject({ natives: [1, 1], taker: null, judged: 'tied' });
  expect(home(3, 2, 1)).toMatchObject({ natives: [2, 2, 1], taker: 2, judged: 'below_tie' });
  expect(home(1, 0)).toMatchObject({ natives: [0, 0], taker: null, judged: 'empty' });
  expect(withPicked({ ...island(1, 2), treasures: 1 }, 0, 'chest', ['island:0', 'island:1'], 0)).toMatchObject({ treasures: 0, taker: null, judged: 'no_treasure' });
});

test('before treasures are collected the page foresees what the engine says of every picked island', () => {
  const cases = foreseen as readonly { kind: string; seat: number; picked: string[]; islands: { n: number; now: IslandView; then: IslandView }[] }[];
  const verdicts = new Set<string>();

  for (const { kind, seat, picked, islands } of cases) {
    for (const { n, now, then } of islands) {
      expect(withPicked(now, n, kind, picked, seat), `${kind} ${picked.join()} on ${n}`).toEqual(then);
      verdicts.add(then.judged);
    }
  }

  expect([...verdicts].sort()).toEqual(['below_tie', 'empty', 'no_treasure', 'tied', 'top']);
  expect(new Set(cases.map(({ kind }) => kind))).toEqual(new Set(['chest', 'place', 'recall', 'leave']));
});

test('a treasure goes from the first picked island to the second: 4 - 1 and 4 + 1', () => {
  const treasures = [0, 1].map((n) => withPicked(island(2, 1), n, 'chest', ['island:0', 'island:1'], 0)?.treasures);

  expect(treasures).toEqual([4 - 1, 4 + 1]);
});

test('an island looks the same in every game, and no two look alike', () => {
  const coasts = Array.from({ length: 10 }, (_, n) => outline(n, 1));

  expect(new Set(coasts).size).toBe(10);
  expect(outline(3, 1)).toBe(coasts[3]);
  expect(coasts[0]).toMatch(/^M[\d. ]+(C[\d. -]+){12}Z$/);
});

test('natives at home go with what is picked: of 7, 3 placed leave 4, 2 taken home make 9, a move or a treasure leaves 7', () => {
  const home = (kind: string, ...picked: string[]) => supplyWithPicked(7, kind, picked);

  expect(home('place', 'island:0', 'island:0', 'island:2')).toBe(7 - 3);
  expect(home('recall', 'island:1', 'island:1')).toBe(7 + 2);
  expect(home('leave', 'island:0', 'island:1')).toBe(7);
  expect(home('chest', 'island:0', 'island:1')).toBe(7);
});
