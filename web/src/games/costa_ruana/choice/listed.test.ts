import { expect, test } from 'vitest';
import type { TableCard } from '../view';
import { listedByMat } from './listed';
import type { Way } from './ways';

const card = (place: string, by: number, before: number): TableCard => ({ place, kind: 'red-plus3', by, before, copiers: [], used: false });
const way = (action: string, ...steps: string[]): Way => ({ actions: [action], steps, pieces: steps, verb: 'stand', data: {}, reveals: false });

test('cards to copy stand by whom they lie before, the near mat first, and are numbered in that order', () => {
  const cards = [card('up0', 0, 2), card('up1', 1, 0), card('down1', 1, 2), card('up2', 2, 1)];
  const ways = [way('stand:up0', 'up0:red-plus3'), way('stand:up1', 'up1:red-plus3'), way('stand:down1', 'down1:?'), way('stand:up2', 'up2:red-plus3'), way('pass')];

  const told = listedByMat(ways, cards, [1, 2, 0]).map(({ seat, ways: these }) => [seat, ...these.map(({ way: { actions }, n }) => `${n} ${actions[0]}`)]);

  expect(told).toEqual([
    [1, '1 stand:up2'],
    [2, '2 stand:up0', '3 stand:down1'],
    [0, '4 stand:up1'],
  ]);
});
