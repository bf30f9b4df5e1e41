import { expect, test } from 'vitest';
import type { Position, SeatInfo, TableInfo, Welcome } from '../generated/wire';
import { elsewhere, falls } from './curtain';
import { exchange } from './fake-socket';
import { socketAddress } from './connection';
import { Table } from './table.svelte';

const seats: SeatInfo[] = ['Ann', 'Mio', 'Zed'].map((name) => ({ kind: 'person', name, owner: true }));
const info: TableInfo = { code: 'ABC', game: 'g', rules: 1, options: {}, seats, watch: false, secret_hash: '', yours: [0, 1] };
const at = (waiting: number): Position => ({ type: 'Position', version: waiting + 1, view: {}, decision: { seat: waiting, kind: 'part' }, waiting });

function looking(you: number | undefined, waiting: number) {
  const { dial, last } = exchange();
  const table = new Table('ABC', dial, 'ws://here');
  last().open();
  const table_info = you === undefined ? info : { ...info, you };
  last().hear({ type: 'Welcome', table: table_info, events: [], position: at(waiting) } as Welcome);
  return table;
}

test('under the curtain nobody is asked, and the tab still calls', () => {
  const table = looking(undefined, 1);
  expect([table.curtained, table.seated, table.asked, table.called]).toEqual([true, true, false, true]);
});

test('the curtain falls when the turn comes to somebody else at the device', () => {
  expect(falls(looking(0, 1), 0)).toBe(true);
  expect(falls(looking(0, 0), 1)).toBe(false);
});

test('it stays up for who plays elsewhere, and for a first look at the own side', () => {
  expect(falls(looking(0, 2), 0)).toBe(false);
  expect(falls(looking(0, 1), undefined)).toBe(false);
  expect(falls(looking(0, 1), 1)).toBe(false);
});

test('who looks at the own side while another is asked is reminded', () => {
  expect([elsewhere(looking(0, 1)), elsewhere(looking(0, 0)), elsewhere(looking(undefined, 1))]).toEqual([true, false, false]);
});

test('a side has an address of its own', () => {
  const place = { protocol: 'http:', host: 'here' } as Location;
  expect([socketAddress('ABC', place, 1), socketAddress('ABC', place)]).toEqual(['ws://here/api/tables/ABC/socket?seat=1', 'ws://here/api/tables/ABC/socket']);
});
