import { expect, test } from 'vitest';
import type { Option } from '../../../generated/wire';
import { shownVerbs } from './verbs';

const dig: Option = { action: 'dig:camp_1.1', verb: 'dig' };
const play: Option = { action: 'play:rope', verb: 'play' };
const assist: Option = { action: 'assist:assistant_car', verb: 'assist' };

const keys = (options: readonly Option[], done: boolean, narrow: boolean): readonly string[] => shownVerbs(options, done, narrow).map((each) => `${each.keys} ${each.name} ${each.n}`);

test('before the main action all six kinds stand in their places, possible or not', () => {
  expect(keys([dig, play], false, false)).toEqual(['1 dig 1', '2 discover 0', '3 overcome 0', '4 research 0', '5 buy 0', '6 play 1']);
});

test('idols, assistants and boons come after them when one can be used, each with its own figure', () => {
  expect(keys([dig, assist], false, false).at(-1)).toBe('8 assist 1');
});

test('a kind keeps its figure when the main action is done, and on a phone, where only what is possible is shown', () => {
  expect(keys([play, assist], true, false)).toEqual(['6 play 1', '8 assist 1']);
  expect(keys([dig, play], false, true)).toEqual(['1 dig 1', '6 play 1']);
});
