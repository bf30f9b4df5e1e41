import { expect, test } from 'vitest';
import type { Event } from '../../generated/wire';
import { flightsOf } from './flights';

test('at most three steps fly, with the last events', () => {
  const events = [1, 2, 3, 4].map((version): Event => ({ version, seat: 0, action: 'draw:?', moves: [{ from: 'deck', to: 'dug', n: 2 }] }));

  expect(flightsOf(events).map(({ id, step }) => `${id}/${step}`)).toEqual(['2 0/0', '2 1/0', '3 0/1', '3 1/1', '4 0/2', '4 1/2']);
});
