import { expect, test } from 'vitest';
import { along, marks } from './race';

test('scores lie on the bar from 0 to 35 and stop at its ends', () => {
  expect([0, 7, 35, 41, -2].map(along)).toEqual([0, 20, 100, 100, 0]);
});

test('the marks name both printed numbers and leave out figures that would touch them', () => {
  expect(marks(15, 30).map(({ at, name }) => `${at}${name}`)).toEqual(['0', '5', '10', '15skills', '20', '25', '30goal', '35']);
  expect(marks(12, 30).map(({ at }) => at)).toEqual([0, 5, 12, 20, 25, 30, 35]);
});
