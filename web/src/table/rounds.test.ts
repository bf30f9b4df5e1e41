import { expect, test } from 'vitest';
import { roundOf } from './rounds';

test('a game of a known number of rounds is in one of them', () => {
  expect(roundOf({ view: { round: 3, rounds: 5 } })).toEqual({ n: 3, of: 5 });
});

test('where a round is a turn of everybody, the turn counts, from the first one on', () => {
  expect(roundOf({ view: { turn: 0, rounds: 7 } })).toEqual({ n: 1, of: 7 });
});

test('a game without rounds is in none', () => {
  expect(roundOf({ view: { turn: 4 } })).toBeNull();
});
