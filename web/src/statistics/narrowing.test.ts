import { expect, test } from 'vitest';
import type { GroupTally } from '../generated/wire';
import { choosing, query, ways } from './narrowing';

const group = (by: string, value: GroupTally['value']): GroupTally => ({ games: 1, whole: 1, seats: [], by, value });
const board = { by: 'board', values: ['bird', 'snake'] };

test('games can be told apart by what was played in several ways', () => {
  const groups = [{ games: 3, whole: 3, seats: [] }, group('seats', 2), group('board', 'bird'), group('board', 'snake')];
  expect(ways(groups)).toEqual([board]);
});

test('number of players and rules are asked for together, as the server spells them', () => {
  const asked = query('garakutarium', { seats: 2, curse_numbers: [1, 3, 5, 7], mad: true });
  expect(asked).toEqual([['game', 'garakutarium'], ['seats', '2'], ['rule', 'curse_numbers:1 3 5 7'], ['rule', 'mad:true']]);
});

test('one way is chosen or left without touching the others', () => {
  expect(choosing({ seats: 3 }, board, 'snake')).toEqual({ seats: 3, board: 'snake' });
  expect(choosing({ seats: 3, board: 'snake' }, board, '')).toEqual({ seats: 3 });
});
