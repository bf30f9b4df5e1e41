import { beforeAll, expect, test } from 'vitest';
import type { SeatInfo } from '../generated/wire';
import { loadText } from '../text/text.svelte';
import { seatLetter, seatName } from './people';

const person: SeatInfo = { kind: 'person', name: 'Haruka' };
const easy: SeatInfo = { kind: 'bot', level: 'easy' };

beforeAll(() => loadText('', 'en'));

test('a bot is called by its level', () => {
  expect(seatName([person, easy, { kind: 'bot', level: 'strong' }], 1)).toBe('Easy bot');
});

test('bots of the same level are told apart by their seats, like their letters', () => {
  const seats = [person, easy, easy];

  expect([seatName(seats, 1), seatName(seats, 2)]).toEqual(['Easy bot 2', 'Easy bot 3']);
  expect([seatLetter(seats, 1), seatLetter(seats, 2)]).toEqual(['2', '3']);
});

test('the only bot has its letter; a seat without a name, as in a record, has its number', () => {
  expect([0, 1].map((seat) => seatLetter([person, easy], seat))).toEqual(['H', 'B']);
  expect([0, 1].map((seat) => seatLetter([person, { kind: 'person' }], seat))).toEqual(['H', '2']);
});
