import { beforeAll, expect, test } from 'vitest';
import type { Event, TableInfo } from '../generated/wire';
import { loadText } from '../text/text.svelte';
import type { TableModel } from './model';
import { fromTheEnd, offerText, whatFollowed } from './offers';

const EVENTS: readonly Event[] = [
  { version: 1, seat: -1, action: 'first:0' },
  { version: 2, seat: 0, action: 'pause', log: [{ key: 'go_on', data: { seat: 0 } }] },
  { version: 3, seat: 0, action: 'end_turn', log: [{ key: 'turn', data: { seat: 1 } }] },
];
const info: TableInfo = { code: 'ABC', game: 'arnak', rules: 1, options: {}, seats: [{ kind: 'person', name: 'Anna' }, { kind: 'person', name: 'ハル' }], watch: false, secret_hash: '' };
const names = (seat: number): string => info.seats[seat]?.name ?? '';
const text = (key: string, data: Record<string, unknown> = {}): string => `${key} ${names(Number(data['seat']))}`;
const table = { info, events: EVENTS, me: 1, names, text } as unknown as TableModel;

beforeAll(() => loadText('', 'en'));

test('a decision is called by the line that it made in the log', () => {
  expect(whatFollowed(table, 1)).toBe('log.go_on Anna');
});

test('where the log tells whose turn begins, what was decided is that the one before ended', () => {
  expect(whatFollowed(table, 2)).toBe('End of Anna’s turn.');
});

test('the same sentence twice is told apart by its place in the log', () => {
  expect([1, 2].map((to) => fromTheEnd(table, to))).toEqual([2, 1]);
});

test('who is asked to go back reads before what', () => {
  expect(offerText(table, { seat: 0, what: 'undo', to: 2 })).toBe('Anna asks to go back to before line 1 from the end of the log: “End of Anna’s turn.”');
});
