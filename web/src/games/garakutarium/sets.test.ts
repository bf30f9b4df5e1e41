import { expect, test } from 'vitest';
import type { Plan } from '../../generated/wire';
import { choiceOf, missingFor, planFor, purifiable, setChoices, startWish } from './sets';

function run(cards: readonly string[], points: number, joker = 0, purified: readonly string[] = []): Plan {
  const pieces = [...cards, ...purified].map((kind) => `loot0:${kind}`);
  return { verb: 'run', actions: [`run ${cards} ${joker} ${purified}`], pieces, gains: { points }, data: { joker, size: cards.length, suited: 0, purified } };
}

test('plans of the same cards are one choice, whatever they declare or purify', () => {
  const plans = [run(['J', 'A3', 'B4'], 3, 2), run(['A3', 'B4', 'J'], 3, 5), run(['A3', 'B4', 'J'], 3, 5, ['K5'])];

  const [choice, ...others] = setChoices(plans);

  expect(others).toEqual([]);
  expect(choice?.declarations).toEqual([2, 5]);
  expect(choice?.cards).toEqual(['J', 'A3', 'B4']);
});

test('the best set comes first, of equal points the one with fewer cards', () => {
  const plans = [run(['A1', 'B2', 'C3'], 4), run(['A1', 'B2', 'C3', 'D4'], 6), run(['A5', 'A6', 'A7'], 6)];

  expect(setChoices(plans).map((choice) => choice.points)).toEqual([6, 6, 4]);
  expect(setChoices(plans)[0]?.size).toBe(3);
});

test('other plans of a part, such as none, are no sets', () => {
  expect(setChoices([{ verb: 'offer', actions: [], pieces: ['dug:A1'] }])).toEqual([]);
});

test('the wish starts from the declaration that purifies most, and finds its plan', () => {
  const plans = [run(['J', 'A3', 'A4'], 5, 2, ['K2']), run(['J', 'A3', 'A4'], 5, 5), run(['J', 'A3', 'A4'], 5, 2)];
  const [choice] = setChoices(plans);

  const wish = startWish(choice!);

  expect(wish).toEqual({ joker: 2, purified: ['K2'] });
  expect(planFor(choice!, wish)).toBe(plans[0]);
  expect(planFor(choice!, { joker: 2, purified: [] })).toBe(plans[2]);
  expect(planFor(choice!, { joker: 5, purified: ['K2'] })).toBeUndefined();
});

test('each declaration has its own curses to purify', () => {
  const [choice] = setChoices([run(['J', 'A3', 'A4'], 5, 2, ['K2']), run(['J', 'A3', 'A4'], 5, 5, ['K5'])]);

  expect(purifiable(choice!, 2)).toEqual(['K2']);
  expect(purifiable(choice!, 5)).toEqual(['K5']);
});

test('two curses of one number are purified one by one', () => {
  const plans = [run(['A3', 'B4', 'C5'], 4), run(['A3', 'B4', 'C5'], 4, 0, ['K3']), run(['A3', 'B4', 'C5'], 4, 0, ['K3', 'K3'])];
  const [choice] = setChoices(plans);

  expect(startWish(choice!).purified).toEqual(['K3', 'K3']);
  expect(planFor(choice!, { joker: 0, purified: ['K3'] })).toBe(plans[1]);
});

test('picked cards find their set in any order', () => {
  const choices = setChoices([run(['A3', 'B4', 'C5'], 4)]);

  expect(choiceOf(['C5', 'A3', 'B4'], choices)?.points).toBe(4);
  expect(choiceOf(['A3', 'B4'], choices)).toBeUndefined();
});

test('the fewest missing cards are named, and none where no set uses what is picked', () => {
  const choices = setChoices([run(['A3', 'A4', 'C5', 'C6'], 6), run(['A3', 'A4', 'A5'], 6)]);

  expect(missingFor(['A3', 'A4'], choices)).toEqual(['A5']);
  expect(missingFor(['A3', 'K7'], choices)).toBeUndefined();
});
