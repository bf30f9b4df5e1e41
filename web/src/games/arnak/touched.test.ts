import { expect, test } from 'vitest';
import touched from './touched';

test('on Arnak an archaeologist is seen at its space, a token at its node, a card where it went, and all at their player', () => {
  const dig = { version: 1, seat: 2, action: 'dig:camp_1.2', log: [{ key: 'digs', data: { seat: 2, kind: 'camp_1.2' } }] };
  expect(touched(dig, 0)).toEqual(['[data-piece~="space:camp_1.2"]', '[data-piece~="place:camp_1.2"]', '[data-seat="2"]']);
  expect(touched({ version: 1, seat: 0, action: 'glass:5' }, 0)).toEqual(['[data-piece~="node:5"]', '#me, .counters']);
  const refill = { version: 1, seat: -1, action: 'deal:rope', moves: [{ from: 'item_deck', to: 'row', kind: 'rope' }] };
  expect(touched(refill, 0)).toEqual(['[data-piece~="row:rope"]']);
});
