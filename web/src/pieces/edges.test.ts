import { expect, test } from 'vitest';
import { hiddenSides, type Scrolled } from './edges';

const row = (scrollLeft: number, scrollWidth: number): Scrolled => ({ scrollLeft, scrollTop: 0, scrollWidth, scrollHeight: 50, clientWidth: 300, clientHeight: 50 });

test('a row tells on which sides it goes on: 450 wide in 300, at its start, in its middle and at its end', () => {
  expect([0, 60, 450 - 300].map((left) => hiddenSides(row(left, 450)))).toEqual(['right', 'left right', 'left']);
});

test('a row that has room, but for a fraction of a pixel, goes on nowhere', () => {
  expect(hiddenSides(row(0, 300 + 1))).toBe('');
});

test('a list goes on below', () => {
  expect(hiddenSides({ ...row(0, 300), scrollHeight: 50 + 40 })).toBe('down');
});
