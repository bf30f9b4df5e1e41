import { expect, test } from 'vitest';
import touched from './touched';

test('on Garakutarium cards are seen where they went, points in the race', () => {
  const set = { version: 1, seat: 1, action: 'same:6', log: [{ key: 'same', data: { seat: 1, score: 28 } }], moves: [{ from: 'loot1', to: 'junk1', kind: 'B6' }, { from: 'loot1', to: 'junk1', kind: 'C6' }] };
  expect(touched(set)).toEqual(['[data-zone="junk1"]', '[data-score="1"]']);
});
