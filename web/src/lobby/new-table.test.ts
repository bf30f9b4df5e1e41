import { beforeEach, expect, test } from 'vitest';
import type { GameInfo } from '../generated/wire';
import { explained, helpOf, lastWishes, presetOf, rememberWishes, request, usual, withPreset } from './new-table';

const game: GameInfo = {
  name: 'garakutarium',
  seats: [2, 2],
  minutes: [15, 30],
  levels: ['easy', 'medium', 'strong'],
  options: [
    { name: 'empty_pile_allowed', kind: 'choice', default: false, values: [false, true], clause: 'G-5.5' },
    { name: 'deck_out', kind: 'choice', default: 'reshuffle_junk', values: ['reshuffle_junk', 'end_game'], clause: 'G-13.1' },
    { name: 'curses', kind: 'numbers', default: [1, 3, 5, 7], presets: [[1, 3, 5, 7], [2, 4, 6]], clause: 'G-1.5' },
  ],
};

beforeEach(() => localStorage.clear());

test('at first a game is offered against one bot of the middle level', () => {
  expect(usual(game).seats).toEqual([{ kind: 'me' }, { kind: 'bot', level: 'medium' }]);
});

test('only options that differ from the default are sent', () => {
  const wishes = { ...usual(game), options: { empty_pile_allowed: false, deck_out: 'end_game', curses: [2, 4, 6] } };

  expect(request(game, wishes).options).toEqual({ deck_out: 'end_game', curses: [2, 4, 6] });
});

test('the last settings come back', () => {
  const wishes = { ...usual(game), seats: [{ kind: 'me' as const }, { kind: 'friend' as const }], options: { deck_out: 'end_game' } };
  rememberWishes(game.name, wishes);

  expect(lastWishes(game)).toEqual(wishes);
});

test('settings that the game no longer knows are left out', () => {
  rememberWishes(game.name, { ...usual(game), seats: [{ kind: 'me' }], options: { gone: 'x', deck_out: 'never' } });

  expect(lastWishes(game)).toMatchObject({ seats: usual(game).seats, options: {} });
});

test('a preset sets its own options and leaves those beside it', () => {
  const presets = { rulebook: {}, other: { deck_out: 'end_game' } };
  const chosen = withPreset({ ...game, presets }, { empty_pile_allowed: true }, 'other');
  expect(chosen).toEqual({ empty_pile_allowed: true, deck_out: 'end_game' });
  expect(presetOf({ ...game, presets }, chosen)).toBe('other');
  expect(presetOf({ ...game, presets }, withPreset({ ...game, presets }, chosen, 'rulebook'))).toBe('rulebook');
});

test('values of no preset are an own choice', () => {
  const presets = { usual: {}, both: { deck_out: 'end_game', empty_pile_allowed: true } };
  expect(presetOf({ ...game, presets }, { deck_out: 'end_game' })).toBe('');
});

test('an option whose choices are all explained stands in the open', () => {
  const [both] = game.options;
  const texts = new Set(['option.empty_pile_allowed.false_help', 'option.empty_pile_allowed.true_help']);

  expect(helpOf(both!, false)).toBe('option.empty_pile_allowed.false_help');
  expect(game.options.filter((option) => explained(option, (key) => texts.has(key)))).toEqual([both]);
  expect(explained(both!, (key) => key.endsWith('true_help'))).toBe(false);
});
