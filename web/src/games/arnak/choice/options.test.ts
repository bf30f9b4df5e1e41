import { expect, test } from 'vitest';
import type { Option } from '../../../generated/wire';
import { answersOf, countOf, isPayment, mainVerb, oneVerb, touching, waysOf } from './options';

const options: readonly Option[] = [
  { action: 'dig:camp_1.1', verb: 'dig', pieces: ['space:camp_1.1'] },
  { action: 'dig:camp_1.2', verb: 'dig', pieces: ['space:camp_1.2'] },
  { action: 'glass:2', verb: 'glass', pieces: ['glass0', 'node:2'] },
  { action: 'notebook:2', verb: 'notebook', pieces: ['notebook0', 'node:2'] },
  { action: 'temple:gold', verb: 'temple', pieces: ['temple:gold'] },
  { action: 'pass', verb: 'pass' },
];

test('a camp is touched by the options of both its spaces', () => {
  const fits = touching(options, ['space:camp_1.1', 'space:camp_1.2', 'place:camp_1']);

  expect(fits.map(({ action }) => action)).toEqual(['dig:camp_1.1', 'dig:camp_1.2']);
  expect(oneVerb(fits)).toBe(true);
});

test('a research space may be meant for either token', () => {
  expect(oneVerb(touching(options, ['node:2']))).toBe(false);
});

test('tokens and temple tiles count as research', () => {
  expect(countOf(options, 'research')).toBe(3);
  expect(mainVerb(options[5]!)).toBe('pass');
});

test('drawing answers a question as yes and no do, unless it is asked how many', () => {
  const [one, two, decline] = [{ action: 'draw:1', verb: 'draw' }, { action: 'draw:2', verb: 'draw' }, { action: 'decline', verb: 'decline' }];

  expect(answersOf([one, decline])).toEqual([one, decline]);
  expect(answersOf([one, two])).toEqual([]);
});

test('cards put down as a cost are ways of one step, first what is missed least', () => {
  const cards = ['war_mask', 'rope', 'exploration_car', 'fear'].map((card) => ({ action: `put:${card}`, verb: 'put', pieces: [`hand0:${card}`] }));
  const decision = { seat: 0, kind: 'put', options: cards };

  expect(isPayment(decision)).toBe(true);
  expect(waysOf(decision).map(({ actions }) => actions)).toEqual([['put:fear'], ['put:exploration_car'], ['put:rope'], ['put:war_mask']]);
  expect(isPayment({ seat: 0, kind: 'turn' })).toBe(false);
});
