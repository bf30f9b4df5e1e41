import { expect, test } from 'vitest';
import type { View } from '../view';
import { resultRow } from './results';

const track = { nodes: [{ row: 0, column: 1, tiles: [] }, { row: 2, column: 1, tiles: ['bonus_exile'] }] } as unknown as View['track'];
const view = { side: 'bird', track } as const;
const steps = [{ action: 'notebook:0' }, { action: 'glass:1' }, { action: 'spend:fear' }];

test('asked which result comes first, one sees what the bonus tile gives, and what the row', () => {
  expect(resultRow(view, steps, { action: 'first:tile' })).toEqual([['exile']]);
  expect(resultRow(view, steps, { action: 'first:row' })).toEqual([['compass']]);
});

test('without a step that was told there is nothing to show', () => {
  expect(resultRow(view, [{ action: 'pass' }], { action: 'first:row' })).toEqual([]);
});
