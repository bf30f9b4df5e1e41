import { expect, test } from 'vitest';
import { hasBoard } from './boards';

test('a game is offered when this page can show it', () => {
  expect(hasBoard('garakutarium')).toBe(true);
  expect(hasBoard('chess')).toBe(false);
});
