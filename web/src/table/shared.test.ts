import { expect, test } from 'vitest';
import { shared } from './shared';

const before = { turn: 3, seats: [{ coins: 1, hand: ['map'] }, { coins: 2, hand: [] }], result: null };
const copy = (): typeof before => JSON.parse(JSON.stringify(before));

test('what equals the value before is the value before', () => {
  expect(shared(before, copy())).toBe(before);
});

test('beside a change, every part that has not changed stays the same object', () => {
  const now = copy();
  now.seats[1]!.coins = 2 + 5;
  const mixed = shared(before, now);

  expect(mixed).toEqual(now);
  expect(mixed.seats).not.toBe(before.seats);
  expect(mixed.seats[0]).toBe(before.seats[0]);
  expect(mixed.seats[1]!.hand).toBe(before.seats[1]!.hand);
});

test('neither a list that grew or shrank, nor a name that came or went, is taken for the old one', () => {
  expect(shared([1, 2], [1, 2, 3])).toEqual([1, 2, 3]);
  expect(shared([1, 2, 3], [1, 2])).toEqual([1, 2]);
  expect(shared({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
  expect(shared({ a: 1 }, { a: 1, b: undefined })).toEqual({ a: 1, b: undefined });
});

test('a list is not taken for an object with the same names, nor nothing for something', () => {
  expect(shared({ 0: 'map' }, ['map'])).toEqual(['map']);
  expect(shared([], {})).toEqual({});
  expect(shared(null, { a: 1 })).toEqual({ a: 1 });
  expect(shared({ a: 1 }, { a: null })).toEqual({ a: null });
});
