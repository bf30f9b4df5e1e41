import { expect, test } from 'vitest';
import type { Plan } from '../../../generated/wire';
import { SplitChoice } from './split.svelte';

const offer: Plan = { verb: 'offer', actions: ['hide:B2', 'join:A1', 'done'], pieces: ['dug:B2', 'dug:A1'] };
const split = (): SplitChoice => new SplitChoice(() => ({ dug: ['C3', 'B2', 'A1', 'D5', 'D4'], plans: [offer] }));

test('an arranged split sends the actions of its offer as one command', () => {
  const choice = split();
  expect(choice.lacking).toBe('hidden');

  choice.turn(1);
  choice.cross(2);

  expect(choice.count).toEqual({ open: 4, hidden: 1, sizes: [2, 3] });
  expect(choice.plan?.actions).toEqual(['hide:B2', 'join:A1', 'done']);
});

test('Enter on the card that was just hidden by the pointer means the offer; on one that Enter itself has hidden, it is the card\'s', () => {
  const choice = split();

  choice.turn(1);
  expect(choice.meant).toBe(1);

  choice.turn(1, true);
  expect(choice.meant).toBeNull();
});

test('starting afresh forgets piles and face-down card', () => {
  const choice = split();
  choice.turn(1);
  choice.move(0, 1);

  choice.clear();

  expect(choice.touched).toBe(false);
  expect(choice.count).toEqual({ open: 5, hidden: 0, sizes: [3, 2] });
});
