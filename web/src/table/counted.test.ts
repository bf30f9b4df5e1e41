import { expect, test } from 'vitest';
import type { Event } from '../generated/wire';
import { counted, standing } from './counted';

function events(...actions: string[]): Event[] {
  return actions.map((action, n) => ({ version: n + 1, seat: action.startsWith('@') ? -2 : 0, action }));
}

function left(...actions: string[]): string[] {
  return standing(events(...actions)).map(({ action }) => action);
}

test('what was taken back does not count', () => {
  expect(left('a', 'b', 'c', '@undo 1', 'd')).toEqual(['a', 'd']);
});

test('what was done again counts again', () => {
  expect(left('a', 'b', 'c', '@undo 1', '@redo 3 0', 'd')).toEqual(['a', 'b', 'c', 'd']);
});

test('an undo of an undo follows the way that the game has come', () => {
  expect(left('a', 'b', '@undo 1', 'c', '@undo 3', 'd')).toEqual(['a', 'd']);
});

test('other events of the table change nothing', () => {
  expect([...counted(events('a', '@seat 0 bot:easy', 'b', '@undo 2'))]).toEqual([1]);
});
