import { expect, test } from 'vitest';
import type { Decision, Position, Previewed } from '../../../generated/wire';
import type { TableModel } from '../../../table/model';
import type { IslandView, SeatView, View } from '../view';
import { Play } from './play.svelte';

const island = (treasures: number, ...natives: number[]): IslandView => ({ treasures, natives, taker: null, judged: 'tied' });
const stands = (view: Partial<View>): Position => ({ version: 9, view: { viewer: 0, phase: 'effects', step: 6, table: [], ...view }, waiting: 0 }) as unknown as Position;
const atHome = (...supplies: number[]): SeatView[] => supplies.map((supply) => ({ hand: [], supply, gained: 0, hut: null, points: null }));

/** Three natives come home, from any islands of those given; the table answers a preview with `then`. */
function recalling(islands: IslandView[], ways: number[][], then: Partial<View>, stopped = false): Play {
  const plans = ways.map((from) => ({ actions: from.map((n) => `recall:${n}`), verb: 'recall', pieces: from.map((n) => `island:${n}`) }));
  const decision: Decision = { seat: 0, kind: 'recall', plans };
  const position = stands({ islands, seats: atHome(4, 5) });
  const previewed = { id: '1', version: 9, position: stands(then), stopped } as unknown as Previewed;
  return new Play({ me: 0, mine: true, decision, position, preview: () => Promise.resolve(previewed) } as unknown as TableModel);
}

const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

const NOW = [island(4, 2, 1), island(3, 1, 2), island(5, 1, 1)];
const WAYS = [[0, 0, 1], [0, 0, 2], [0, 1, 2]];

test('the last effect of a round shows the board as it is before treasures are collected: 2 - 1 natives, still 4 treasures, 4 + 3 at home', async () => {
  const play = recalling(NOW, WAYS, { phase: 'over', step: 0, islands: [island(3, 0, 1), island(3, 0, 1), island(5, 0, 1)], seats: atHome(8, 5) });

  for (const n of [0, 1, 2]) play.press(`island:${n}`);
  await settled();

  expect(play.collects).toBe(true);
  expect(play.islandAfter(0)).toMatchObject({ natives: [2 - 1, 1], treasures: 4 });
  expect(play.supplyAfter).toBe(4 + 3);
});

test('an effect with others to come shows what the table foresees', async () => {
  const next = [island(4, 1, 1), island(3, 0, 2), island(5, 0, 1)];
  const play = recalling(NOW, WAYS, { islands: next, seats: atHome(7, 5) });

  for (const n of [0, 1, 2]) play.press(`island:${n}`);
  await settled();

  expect(play.collects).toBe(false);
  expect([0, 1, 2].map((n) => play.islandAfter(n))).toMatchObject(next);
});

test('an island that is picked by itself, because only one way is left, shows its natives leave as the others do', async () => {
  const play = recalling(NOW, WAYS, { phase: 'effects', islands: NOW, seats: atHome(4, 5) }, true);

  for (const n of [1, 2]) play.press(`island:${n}`);
  await settled();

  expect(play.picked).toEqual(['island:0', 'island:1', 'island:2']);
  expect([0, 1, 2].map((n) => play.islandAfter(n)?.natives)).toEqual([[2 - 1, 1], [1 - 1, 2], [1 - 1, 1]]);
});
