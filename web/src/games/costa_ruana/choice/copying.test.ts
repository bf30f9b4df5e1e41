import { expect, test } from 'vitest';
import type { Event } from '../../../generated/wire';
import { copying } from './copying';

const event = (version: number, ...keys: string[]): Event => ({ version, seat: 0, action: `place:${version}`, log: keys.map((key) => ({ key })) });

test('a card is carried out first, then copied: three natives for the card, three more for the copy', () => {
  const events = [event(1, 'flips', 'uses'), event(2, 'places'), event(3, 'places', 'copies')];

  expect(copying(events.slice(0, 2))).toBe(false);
  expect(copying(events)).toBe(true);
});

test('a copy that was taken back is none', () => {
  expect(copying([event(1, 'uses'), event(2, 'places', 'copies'), { version: 3, seat: 0, action: '@undo 1' }])).toBe(false);
});
