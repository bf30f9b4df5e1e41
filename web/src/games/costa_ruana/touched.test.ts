import { expect, test } from 'vitest';
import touched from './touched';

test('on Costa Ruana islands are seen by the number people read, and both players of a move', () => {
  const move = { version: 1, seat: 1, action: 'go:2', log: [{ key: 'moves_native', data: { seat: 1, island: '6', to: '3' } }] };
  expect(touched(move)).toEqual(['[data-piece~="island:5"]', '[data-piece~="island:2"]', '[data-seat="1"]']);
  expect(touched({ version: 1, seat: 2, action: 'flip:2', log: [{ key: 'flips', data: { seat: 2, tile: 2 } }] })[0]).toBe('[data-piece~="tile:2"]');
});
