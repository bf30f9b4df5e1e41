import { expect, test } from 'vitest';
import type { SeatInfo, TableInfo } from '../generated/wire';
import { awaited, hasDeclined, missing } from './rematch';

const open = (name: string): SeatInfo => ({ kind: 'open', name });
const info = (wish: Partial<TableInfo>): TableInfo => ({
  code: 'ABC234', game: 'costa_ruana', rules: 1, options: {}, watch: false, secret_hash: '',
  seats: [{ kind: 'person', name: 'Ann' }, open('Mio'), open('Zed'), open('')], ...wish,
});

test('at a rematch those are awaited who have not answered, and missing who do not come along', () => {
  const table = info({ previous: 'XYZ234', declined: [2] });

  expect(awaited(table)).toEqual(['Mio']);
  expect(missing(table)).toEqual(['Zed']);
  expect([1, 2, null].map((seat) => hasDeclined(table, seat))).toEqual([false, true, false]);
});

test('at another table nobody is called by name who is not there', () => {
  expect([...awaited(info({})), ...missing(info({ declined: [2] }))]).toEqual([]);
});
