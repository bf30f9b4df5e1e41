import { expect, test } from 'vitest';
import { modeOf } from './mode';

test('the mode follows from what is asked and of whom', () => {
  const decision = { seat: 0, kind: 'hide', plans: [{ verb: 'offer', actions: [] }] };

  expect(modeOf(null, true)).toBe('over');
  expect(modeOf(decision, false)).toBe('wait');
  expect(modeOf(decision, true)).toBe('split');
  expect(modeOf({ seat: 0, kind: 'part' }, true)).toBe('part');
  expect(modeOf({ seat: 0, kind: 'thief' }, true)).toBe('option');
});
