import { expect, test } from 'vitest';
import type { Plan } from '../../../generated/wire';
import { PartChoice } from './part.svelte';

const loot = ['K3', 'A3', 'A5', 'RX', 'A4'];

function run(purified: readonly string[]): Plan {
  const pieces = ['A3', 'A4', 'A5', ...purified].map((kind) => `loot0:${kind}`);
  return { verb: 'run', actions: ['run:3-5', ...purified.map((kind) => `purify:${kind}`)], pieces, gains: { points: 6 }, data: { joker: 0, size: 3, suited: 1, purified } };
}

function part(): PartChoice {
  const options = [{ action: 'discard:RX', verb: 'discard', reveals: true }];
  return new PartChoice(() => ({ loot, options, plans: [run([]), run(['K3'])] }));
}

test('the loot is shown as a sorted hand', () => {
  expect(part().loot).toEqual(['A3', 'A4', 'A5', 'RX', 'K3']);
});

test('picking the cards one by one finds the set, with its curse purified', () => {
  const choice = part();

  for (const place of [2, 0, 1]) choice.toggle(place);

  expect(choice.plan?.actions).toEqual(['run:3-5', 'purify:K3']);
  expect(choice.purifying).toEqual([4]);
});

test('a press on the curse leaves it in the loot, another one purifies it again', () => {
  const choice = part();
  choice.choose(choice.sets[0]!);

  choice.toggle(4);
  expect(choice.plan?.actions).toEqual(['run:3-5']);

  choice.toggle(4);
  expect(choice.plan?.actions).toEqual(['run:3-5', 'purify:K3']);
});

test('choosing a set picks its cards, choosing it again lets them go', () => {
  const choice = part();

  choice.choose(choice.sets[0]!);
  expect(choice.picked).toEqual([0, 1, 2]);

  choice.choose(choice.sets[0]!);
  expect(choice.picked).toEqual([]);
});

test('a picked curse names the set that can purify it, a relic none', () => {
  const choice = part();

  choice.toggle(4);
  expect(choice.purifier?.cards).toEqual(['A3', 'A4', 'A5']);

  choice.toggle(4);
  choice.toggle(3);
  expect(choice.purifier).toBeUndefined();
});

test('half a set names the card it lacks and makes no plan', () => {
  const choice = part();

  choice.toggle(0);
  choice.toggle(2);

  expect(choice.plan).toBeUndefined();
  expect(choice.missing).toEqual(['A4']);
});

test('one picked card may be discarded if there is such an option', () => {
  const choice = part();

  choice.toggle(3);
  expect(choice.discard?.action).toBe('discard:RX');

  choice.toggle(0);
  expect(choice.discard).toBeUndefined();
});
