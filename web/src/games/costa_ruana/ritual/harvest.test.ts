import { expect, test } from 'vitest';
import type { Event, LogLine } from '../../../generated/wire';
import { byRound, byTieBreak } from '../account';
import { gains, harvests } from './harvest';

const event = (version: number, action: string, ...log: LogLine[]): Event => ({ version, seat: 0, action, log });
const takes = (island: number, seat: number): LogLine => ({ key: 'collects', data: { island: String(island), seat, most: 2, left: 3 } });
const first = event(7, 'place:1', { key: 'places', data: { seat: 0, island: '2' } }, takes(1, 0), { key: 'tied', data: { island: '2', most: 2 } }, {
  key: 'collects_below',
  data: { island: '3', seat: 1, most: 2, left: 1 },
});

test('a collection tells island by island who takes, by which clause', () => {
  const [harvest] = harvests([event(6, 'flip:1'), first]);

  expect(harvest?.islands.map(({ island, seat, clause }) => [island, seat, clause])).toEqual([[1, 0, 'C-9.2'], [2, null, 'C-9.3'], [3, 1, 'C-9.3']]);
  expect(gains(harvest!, 3)).toEqual([1, 1, 0]);
});

test('who is the Shaman after a collection is told with it: seat 2 had the fewest and names seat 0; a round that gave nothing tells nothing', () => {
  const fewest: LogLine = { key: 'new_shaman', data: { seat: 2, n: 0 } };
  const names: LogLine = { key: 'names', data: { seat: 2, other: 0 } };
  const events = [event(2, 'name:1', names), { ...first, log: [...(first.log ?? []), fewest] }, event(8, 'name:0', names)];

  expect(harvests(events).map(({ shaman }) => shaman)).toEqual([[fewest, names]]);
});

test('who becomes Shaman after a round without natives on islands is not told with the collection before', () => {
  const fewest: LogLine = { key: 'new_shaman', data: { seat: 2, n: 0 } };
  const begins = (n: number): LogLine => ({ key: 'round', data: { n, seat: 2 } });
  const events = [{ ...first, log: [...(first.log ?? []), fewest, begins(2)] }, event(8, 'go:1', fewest, begins(3))];

  expect(harvests(events).map(({ round, shaman }) => [round, shaman])).toEqual([[1, [fewest]]]);
});

test('what an undo took back does not count', () => {
  expect(harvests([first, event(8, '@undo 6')])).toEqual([]);
  expect(harvests([first, event(8, '@undo 7')])).toHaveLength(1);
});

test('the result counts treasures round by round: 1 and 1, none where no native stood anywhere, then 2 and 0', () => {
  const begins = (version: number, n: number): Event => event(version, 'accept', { key: 'round', data: { n, seat: 0 } });
  const events = [begins(1, 1), first, begins(8, 2), begins(15, 3), event(20, 'go:1', takes(1, 0), takes(2, 0))];

  expect(byRound(events, 2, 3)).toEqual([[1, 1], [0, 0], [2, 0]]);
  expect(harvests(events).map(({ round }) => round)).toEqual([1, 3]);
});

test('a tie-break is told where one decided', () => {
  expect(byTieBreak([first])).toBe(false);
  expect(byTieBreak([event(90, 'go:1', { key: 'wins_by_tie_break', data: { seat: 0, score: 9 } })])).toBe(true);
});
