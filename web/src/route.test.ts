import { expect, test } from 'vitest';
import { parseRoute, parseSecret } from './route.svelte';

test('two pages: the lobby and a table', () => {
  expect(parseRoute('/')).toEqual({ page: 'lobby' });
  expect(parseRoute('/t/7QKM2D')).toEqual({ page: 'table', code: '7QKM2D' });
  expect(parseRoute('/somewhere/else')).toEqual({ page: 'lobby' });
});

test('a secret stands behind the # of one page only', () => {
  const token = 'a-B_9a-B_9a-B_9a-B_9';
  expect(parseSecret('/join', `#invite=${token}`)).toEqual({ kind: 'invite', token });
  expect(parseSecret('/join', `#device=${token}`)).toEqual({ kind: 'device', token });
  expect(parseSecret('/t/7QKM2D', `#invite=${token}`)).toBeNull();
  expect(parseSecret('/join', '#main')).toBeNull();
});
