import { expect, test, vi } from 'vitest';
import { press } from './pressing';

function clicked(blocked: boolean) {
  const piece = document.createElement('button');
  const calls = { onpress: vi.fn(), onask: vi.fn() };
  piece.addEventListener('click', (event) => press({ blocked, ...calls }, event));
  document.body.append(piece);
  piece.click();
  return { piece, ...calls };
}

test('what is pressed lights up at once, and what it means follows', async () => {
  const { piece, onpress } = clicked(false);
  expect(piece.dataset).toHaveProperty('pressed');
  expect(onpress).not.toHaveBeenCalled();

  await vi.waitFor(() => expect(onpress).toHaveBeenCalledExactlyOnceWith(piece));
  expect(piece.dataset).not.toHaveProperty('pressed');
});

test('a second press meets what the first has done', () => {
  const { piece, onpress } = clicked(false);
  piece.click();

  expect(onpress).toHaveBeenCalledOnce();
  expect(piece.dataset).toHaveProperty('pressed');
});

test('a blocked thing says why at once', () => {
  const { piece, onpress, onask } = clicked(true);

  expect(onask).toHaveBeenCalledExactlyOnceWith(piece);
  expect(onpress).not.toHaveBeenCalled();
  expect(piece.dataset).not.toHaveProperty('pressed');
});
