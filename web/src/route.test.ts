import { expect, test } from 'vitest';
import { parseRoute, parseSecret, replayPath } from './route.svelte';

test('the lobby, a table and the statistics; any other address is none, and the page says so', () => {
  expect(parseRoute('/statistics')).toEqual({ page: 'statistics' });
  expect(parseRoute('/')).toEqual({ page: 'lobby' });
  expect(parseRoute('/t/7QKM2D')).toEqual({ page: 'table', code: '7QKM2D' });
  expect(parseRoute('/somewhere/else')).toEqual({ page: 'nowhere' });
  expect(parseRoute('/table/7QKM2D')).toEqual({ page: 'nowhere' });
});

test('an address that is cut off in the middle of a character is that of a table that is not there', () => {
  expect(parseRoute('/t/7QK%E3%81')).toEqual({ page: 'table', code: '7QK%E3%81' });
});

test('a replay, at its beginning or after so many lines, through the usual eyes or others', () => {
  expect(parseRoute('/replay/7QKM2D')).toEqual({ page: 'replay', code: '7QKM2D', version: null, eyes: null });
  expect(parseRoute('/replay/7QKM2D/37', '?as=1')).toEqual({ page: 'replay', code: '7QKM2D', version: 37, eyes: '1' });
  expect(parseRoute('/replay/record-0a1b/0')).toEqual({ page: 'replay', code: 'record-0a1b', version: 0, eyes: null });
  expect(parseRoute('/replay/7QKM2D/x')).toEqual({ page: 'nowhere' });
});

test('the address of a position is read back alike', () => {
  expect(replayPath('7QKM2D', 37, '1')).toBe('/replay/7QKM2D/37?as=1');
  expect(replayPath('7QKM2D')).toBe('/replay/7QKM2D');
});

test('a secret stands behind the # of one page only', () => {
  const token = 'a-B_9a-B_9a-B_9a-B_9';
  expect(parseSecret('/join', `#invite=${token}`)).toEqual({ kind: 'invite', token });
  expect(parseSecret('/join', `#device=${token}`)).toEqual({ kind: 'device', token });
  expect(parseSecret('/t/7QKM2D', `#invite=${token}`)).toBeNull();
  expect(parseSecret('/join', '#main')).toBeNull();
});
