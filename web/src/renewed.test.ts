import { beforeEach, expect, test, vi } from 'vitest';
import { renew } from './renewed';

beforeEach(() => sessionStorage.clear());

test('a page whose parts are gone is loaded anew once, and again only after a while', () => {
  const reload = vi.fn();
  renew(50_000, sessionStorage, reload);
  renew(59_999, sessionStorage, reload);
  expect(reload).toHaveBeenCalledOnce();

  renew(60_000, sessionStorage, reload);
  expect(reload).toHaveBeenCalledTimes(2);
});
