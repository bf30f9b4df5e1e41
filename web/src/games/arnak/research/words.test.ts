import { expect, it } from 'vitest';
import type { Node, Track } from '../view';
import { moveName, placeName } from './words';

const node = (row: number, column: number): Node => ({ row, column, tiles: [], pick_one: false, rescue: false });
const rows = [{ row: 1, glass: 1, notebook: 0 }, { row: 2, glass: 2, notebook: 1 }];
const track: Track = { nodes: [node(0, 1), node(1, 2), node(1, 1), node(2, 1), node(3, 1)], bridges: [], rows, temple: [], places_left: [], bonus: [] };
const speaker = { has: () => true, text: (key: string, data: object = {}) => [key.replace('board.track.', ''), ...Object.values(data)].join(' ') };

it('names a move by its row, and by its place where the row has several', () => {
  expect(moveName(speaker, track, { token: 'glass', node: 1 })).toBe('move_glass_place 1 2');
  expect(moveName(speaker, track, { token: 'notebook', node: 2 })).toBe('move_notebook_place 1 1');
  expect(moveName(speaker, track, { token: 'notebook', node: 3 })).toBe('move_notebook 2');
});

it('names a space as the moves to it do', () => {
  expect([0, 1, 2, 3, 4].map((n) => placeName(speaker, track, n))).toEqual(['start', 'row_place 1 2', 'row_place 1 1', 'row 2', 'temple']);
});

it('names the Lost Temple above the last row', () => {
  expect(moveName(speaker, track, { token: 'glass', node: 4 })).toBe('move_temple');
});
