import { expect, test } from 'vitest';
import { pointsFor } from './points';

const places = [
  { id: 'l2_1', idols: ['idol_coin', null], guardian: null },
  { id: 'l1_up_1', idols: [], guardian: 'guardian_01' },
];

test('a discovery promises 3 points for each idol, face down or not, and overcoming the points of the guardian', () => {
  expect(pointsFor(places, { action: 'discover:l2_1', verb: 'discover' })).toBe(3 + 3);
  expect(pointsFor(places, { action: 'overcome:l1_up_1', verb: 'overcome' })).toBe(5);
});

test('digging promises no points', () => {
  expect(pointsFor(places, { action: 'dig:l1_up_1', verb: 'dig' })).toBe(0);
});
