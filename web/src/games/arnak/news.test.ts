import { expect, test } from 'vitest';
import { roundNews } from './news';

const passes = { key: 'passes', data: { seat: 1 } };
const staff = { key: 'staff', data: { cards: ['whip', 'rope'] } };
const round = { key: 'round', data: { n: 2 } };
const turn = (seat: number) => ({ key: 'turn', data: { seat } });
const draws = { key: 'draws', data: { seat: 0, n: 5 } };

test('a new round tells what left the card row and who begins, and nothing else', () => {
  expect(roundNews([{ log: [turn(0), passes, staff, round] }, {}, { log: [draws, turn(1)] }, { log: [turn(0)] }])).toEqual([staff, round, turn(1)]);
});

test('in the middle of a round there is no news of one', () => {
  expect(roundNews([{ log: [passes] }, { log: [draws] }])).toEqual([]);
});
