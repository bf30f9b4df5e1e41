import { beforeEach, expect, test } from 'vitest';
import { settings } from '../settings/settings.svelte';
import { endsAlone } from './alone';

const table = (mine: boolean, ...actions: string[]) => {
  const options = actions.map((action) => ({ action, verb: action.split(':')[0]! }));
  return { mine, settings, decision: { seat: 0, kind: 'turn', options } };
};

beforeEach(() => {
  settings.autoEnd = true;
});

test('a turn ends by itself when its end is all that is possible', () => {
  expect(endsAlone(table(true, 'end_turn'), 'end_turn')).toBe(true);
});

test('a free action, which is an option too, keeps the turn open', () => {
  expect(endsAlone(table(true, 'play:hat', 'end_turn'), 'end_turn')).toBe(false);
});

test('passing is never done by itself', () => {
  expect(endsAlone(table(true, 'pass'), 'end_turn')).toBe(false);
});

test('nothing is sent while others decide, while a command is on its way, or unless it is wished', () => {
  expect(endsAlone(table(false, 'end_turn'), 'end_turn')).toBe(false);
  settings.autoEnd = false;
  expect(endsAlone(table(true, 'end_turn'), 'end_turn')).toBe(false);
});
