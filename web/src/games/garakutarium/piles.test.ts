import { expect, test } from 'vitest';
import type { Event } from '../../generated/wire';
import { choiceIn, pilesShown } from './piles';
import type { View } from './view';

function event(version: number, action: string): Event {
  return { version, seat: 0, action };
}

test("after the choice each pile has its owner: the child's and the parent's", () => {
  const view = { phase: 'child', parent: 1, piles: { hidden: null, beside: ['A1'], open: [], closed_taken: false, open_taken: true } } as unknown as View;

  const shown = pilesShown(view, [event(1, 'hide:?'), event(2, 'take:open')]);

  expect(shown.map(({ name, owner, taken }) => [name, owner, taken])).toEqual([['closed', 1, false], ['open', 0, true]]);
  expect(shown[0]?.cards).toEqual([null, 'A1']);
});

test('the choice of an earlier turn does not count for this one', () => {
  expect(choiceIn([event(1, 'take:open'), event(2, 'hide:?')])).toBeNull();
});
