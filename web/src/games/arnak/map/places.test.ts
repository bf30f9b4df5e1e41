import { expect, test } from 'vitest';
import { middleOf } from './places';

const columns = [1, 2, 3, 4];

test('camps lie below level I, and level I below level II', () => {
  const heights = [0, 1, 2, 3].map((tier) => middleOf({ tier, column: 2 }).top);

  expect(heights).toEqual([...heights].sort((a, b) => b - a));
});

test('places of a row keep their distance, and all lie on the map', () => {
  for (const tier of [1, 2, 3]) {
    const lefts = columns.map((column) => middleOf({ tier, column }).left);
    expect(Math.min(...lefts.slice(1).map((left, n) => left - lefts[n]!))).toBeGreaterThan(22);
    expect(Math.min(...lefts)).toBeGreaterThan(11);
    expect(Math.max(...lefts)).toBeLessThan(89);
  }
});
