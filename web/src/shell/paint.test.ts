import { afterEach, expect, test, vi } from 'vitest';
import { afterPaint, catchUp, pressed } from './paint';

afterEach(() => vi.unstubAllGlobals());

test('a thing looks pressed at once and no longer when the press has been answered', async () => {
  const piece = document.createElement('button');
  const looks: boolean[] = [];
  pressed(piece, () => looks.push('pressed' in piece.dataset));
  expect('pressed' in piece.dataset).toBe(true);

  await vi.waitFor(() => expect(looks).toEqual([false]));
});

test('what presses mean is done after the next frame, each in its turn', async () => {
  const done: string[] = [];
  afterPaint(() => done.push('first'));
  afterPaint(() => done.push('second'));
  requestAnimationFrame(() => done.push('frame'));
  expect(done).toEqual([]);

  await vi.waitFor(() => expect(done).toEqual(['frame', 'first', 'second']));
});

test.each(['pointerdown', 'keydown', 'click', 'dblclick'])('%s meets what the press before has done', (kind) => {
  const done: string[] = [];
  afterPaint(() => done.push('press'));
  document.body.addEventListener(kind, () => done.push('next'), { once: true });
  document.body.dispatchEvent(new Event(kind, { bubbles: true }));

  expect(done).toEqual(['press', 'next']);
});

test('a press is done once, however often it is caught up with', async () => {
  const done = vi.fn();
  afterPaint(done);
  catchUp();
  catchUp();
  await new Promise((over) => setTimeout(over, 150)); // longer than it would wait for a frame

  expect(done).toHaveBeenCalledOnce();
});

test('a press that fails is told and takes no other along', () => {
  const told = vi.fn();
  vi.stubGlobal('reportError', told);
  const done = vi.fn();
  const failure = new Error('gone');
  afterPaint(() => { throw failure; });
  afterPaint(done);
  catchUp();

  expect(told).toHaveBeenCalledWith(failure);
  expect(done).toHaveBeenCalledOnce();
});

test('where nothing is painted it is done a little later', async () => {
  vi.stubGlobal('requestAnimationFrame', () => 0);
  const done = vi.fn();
  afterPaint(done);
  await vi.waitFor(() => expect(done).toHaveBeenCalledOnce());
});
