import { expect, test } from 'vitest';
import { timingOf } from './flying';

test('one step takes a quarter of a second, three steps together no longer', () => {
  expect(timingOf(0, 1)).toEqual({ duration: 250, delay: 0 });

  const last = timingOf(2, 3);
  expect(last.delay).toBeCloseTo(250 * (2 / 3));
  expect(last.delay + last.duration).toBeCloseTo(250);
});
