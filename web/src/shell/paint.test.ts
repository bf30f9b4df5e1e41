import { expect, test, vi } from 'vitest';
import { afterPaint } from './paint';

test('what a press means is done after the next frame, each in its turn', async () => {
  const done: string[] = [];
  afterPaint(() => done.push('first'));
  afterPaint(() => done.push('second'));
  expect(done).toEqual([]);

  await vi.waitFor(() => expect(done).toEqual(['first', 'second']));
});

test.each(['pointerdown', 'keydown', 'click', 'dblclick'])('%s meets what the press before has done', (kind) => {
  const done: string[] = [];
  afterPaint(() => done.push('press'));
  document.body.addEventListener(kind, () => done.push('next'), { once: true });
  document.body.dispatchEvent(new Event(kind, { bubbles: true }));

  expect(done).toEqual(['press', 'next']);
});

test('where nothing is painted it is done a little later', async () => {
  vi.stubGlobal('requestAnimationFrame', () => 0);
  const done = vi.fn();
  afterPaint(done);
  await vi.waitFor(() => expect(done).toHaveBeenCalledOnce());
  vi.unstubAllGlobals();
});
