import { expect, test } from 'vitest';
import type { Event } from '../../generated/wire';
import { standing } from '../../table/counted';
import { entries, rows, verdict } from './account';
import { signed } from './labels';

function event(version: number, action: string, key = '', data: Record<string, number | string | readonly string[]> = {}): Event {
  return { version, seat: 0, action, log: key ? [{ key, data }] : [] };
}

test('what an undo took back does not count', () => {
  const events = [event(1, 'a', 'run', { seat: 0, points: 6, cards: ['A1'] }), event(2, 'b', 'same', { seat: 0, points: 2, cards: ['B2'] }), event(3, '@undo 1'), event(4, 'c')];

  expect(standing(events).map(({ version }) => version)).toEqual([1, 4]);
  expect(entries(events).map(({ points }) => points)).toEqual([6]);
});

test('the account adds up to the score: 2 + 6 + 4 − 2 = 10', () => {
  const events = [
    event(1, 'a', 'run_suited', { seat: 0, points: 6, cards: ['A1', 'A2', 'A3'] }),
    event(2, 'b', 'run', { seat: 0, points: 4, cards: ['B1', 'A2', 'A3'] }),
    event(3, 'c', 'discards_curse', { seat: 0, points: 2, card: 'K3' }),
  ];

  const all = rows(entries(events), [10, 2]);

  expect(all.map(({ source, points }) => [source, ...points])).toEqual([['start', 2, 2], ['run', 4, 0], ['run_suited', 6, 0], ['discards_curse', -2, 0]]);
});

test('the verdict speaks to whoever reads it', () => {
  const result = { ending: 'rules', returns: [1, -1], winners: [0] } as const;

  expect(verdict(result, 0).key).toBe('won');
  expect(verdict(result, 1)).toEqual({ key: 'lost', data: { seat: 0 } });
  expect(verdict(result, null).key).toBe('wins');
  expect(verdict({ ...result, ending: 'resigned' }, 1).key).toBe('lost_resigned');
  expect(verdict({ ...result, winners: [0, 1] }, 1).key).toBe('draw');
});

test('points are signed with a real minus', () => {
  expect([signed(6), signed(-2)]).toEqual(['+6', '−2']);
});
