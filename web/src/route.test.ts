import { expect, test } from 'vitest';
import { parseRoute, parseSecret } from './route.svelte';

test('two pages: the lobby and a table', () => {
  expect(parseRoute('/')).toEqual({ page: 'lobby' });
  expect(parseRoute('/t/7QKM2D')).toEqual({ page: 'table', code: '7QKM2D' });
  expect(parseRoute('/somewhere/else')).toEqual({ page: 'lobby' });
});

test('a secret stands behind the #, and nothing else does', () => {
  expect(parseSecret('#invite=a-B_9')).toEqual({ kind: 'invite', token: 'a-B_9' });
  expect(parseSecret('#device=xyz')).toEqual({ kind: 'device', token: 'xyz' });
  expect(parseSecret('#invite=')).toBeNull();
  expect(parseSecret('#main')).toBeNull();
});
