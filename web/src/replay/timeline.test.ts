import { expect, test } from 'vitest';
import type { Event, Stop } from '../generated/wire';
import { between, lastTurn, leftRuns, nextTurn, stopAt, stretches } from './timeline';

/** Lines 3, 5, 6 and 9 are stops: two turns, the second one with two stops, then a third. */
const STOPS: readonly Stop[] = [{ version: 3, turn: 1, round: 1 }, { version: 5, turn: 2, round: 1 }, { version: 6, turn: 2, round: 1 }, { version: 9, turn: 3, round: 2 }];

test('a position is looked for from its line on, and the last stop is the last one', () => {
  expect([0, 3, 4, 6, 7, 9, 99].map((version) => stopAt(STOPS, version))).toEqual([0, 0, 1, 2, 3, 3, 3]);
});

test('a turn forward goes to its beginning, the last one to the end', () => {
  expect([0, 1, 2, 3].map((at) => nextTurn(STOPS, at))).toEqual([1, 3, 3, 3]);
});

test('a turn back goes to its own beginning first, then to that of the turn before', () => {
  expect([0, 1, 2, 3].map((at) => lastTurn(STOPS, at))).toEqual([0, 0, 1, 1]);
});

test('turns and rounds are stretches of stops', () => {
  expect(stretches(STOPS)).toEqual([{ from: 0, to: 0, n: 1 }, { from: 1, to: 2, n: 2 }, { from: 3, to: 3, n: 3 }]);
  expect(stretches(STOPS, ({ round }) => round ?? 0)).toEqual([{ from: 0, to: 2, n: 1 }, { from: 3, to: 3, n: 2 }]);
});

test('what led to a stop is what happened since the one before', () => {
  const events = [4, 5, 6].map((version): Event => ({ version, seat: 0, action: 'x' }));
  expect(between(events, 3, 5).map(({ version }) => version)).toEqual([4, 5]);
});

test('stops that were taken back stand together', () => {
  expect(leftRuns(STOPS, [5, 6, 8])).toEqual([{ from: 1, to: 2 }]);
});
