import { expect, test } from 'vitest';
import type { Decision, Option } from '../../../generated/wire';
import { onward } from './onward';

const decline: Option = { action: 'decline', verb: 'decline' };
const accept: Option = { action: 'accept', verb: 'accept' };
const draw: Option = { action: 'draw:1', verb: 'draw', reveals: true };
const aside: Option = { action: 'play:hat', verb: 'play' };

const asked = (kind: string, source: string, ...options: Option[]): Decision => ({ seat: 0, kind, source, options });
const used = (action: string): Option => ({ action, verb: action.split(':')[0]! });
const result = (value: string, piece?: string): Option => ({ action: `first:${value}`, verb: 'first', ...(piece && { pieces: [`result:${piece}`] }) });
const results = (tile: string | undefined, row: string): Decision => asked('results', '', result('tile', tile), result('row', row));

test('whoever uses an assistant that does one thing for a price pays it', () => {
  expect(onward(used('assist:assistant_arrowhead'), asked('pay', 'assistant_arrowhead', aside, accept, decline))).toBe(accept);
});

test('whoever uses a boon that draws a card draws it', () => {
  expect(onward(used('boon:guardian_09'), asked('draw', 'guardian_09', draw, decline))).toBe(draw);
});

test('a card that also does something else for nothing asks about its price', () => {
  expect(onward(used('play:grappling_hook'), asked('pay', 'grappling_hook', accept, decline))).toBeUndefined();
});

test('what cannot be paid yet is asked, and what another piece asks, too', () => {
  expect(onward(used('play:trowel'), asked('pay', 'trowel', aside, decline))).toBeUndefined();
  expect(onward(used('play:hat'), asked('pay', 'camp_jewel', accept, decline))).toBeUndefined();
  expect(onward(used('dig:camp_5.1'), asked('pay', 'camp_jewel', accept, decline))).toBeUndefined();
});

test('which of two resources comes first is asked of nobody, nor which of two equal results', () => {
  expect(onward(used('glass:5'), results('bonus_tablet', 'row.bird.2.glass'))?.action).toBe('first:tile');
  expect(onward(used('glass:5'), results('bonus_draw', 'row.bird.6.glass'))?.action).toBe('first:tile');
});

test('where one result may change what the other is worth, and where the tile is not chosen yet, it is asked', () => {
  expect(onward(used('glass:5'), results('bonus_upgrade', 'row.bird.2.glass'))).toBeUndefined();
  expect(onward(used('glass:5'), results('bonus_draw', 'row.bird.2.glass'))).toBeUndefined();
  expect(onward(used('glass:5'), results(undefined, 'row.bird.2.glass'))).toBeUndefined();
});
