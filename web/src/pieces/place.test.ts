import { expect, test } from 'vitest';
import { corner } from './place';

test('a bubble stands under its region, over one of the lower half, never outside the window', () => {
  const region = { left: 100, right: 300, top: 10, bottom: 60 };

  expect(corner(region, 100, 80, 800, 600)).toEqual({ left: 150, top: 72 });
  expect(corner({ ...region, top: 500, bottom: 590 }, 100, 80, 800, 600)).toEqual({ left: 150, top: 408 });
  expect(corner({ left: 700, right: 800, top: 0, bottom: 600 }, 200, 80, 800, 600)).toEqual({ left: 588, top: 508 });
});
