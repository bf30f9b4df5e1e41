import { expect, test, vi } from 'vitest';
import { timingOf, withFrame } from './flying';

test('one step takes a quarter of a second, three steps together no longer', () => {
  expect(timingOf(0, 1)).toEqual({ duration: 250, delay: 0 });

  const last = timingOf(2, 3);
  expect(last.delay).toBeCloseTo(250 * (2 / 3));
  expect(last.delay + last.duration).toBeCloseTo(250);
});

test('an animation begins with the next frame and is cancelled with what it moved', async () => {
  const animation = { cancel: vi.fn() } as unknown as Animation;
  const start = vi.fn(() => animation);
  const end = withFrame(start);
  expect(start).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(start).toHaveBeenCalledOnce());

  end();
  expect(animation.cancel).toHaveBeenCalledOnce();
});

test('what has gone before its frame never moves', async () => {
  const start = vi.fn(() => undefined);
  withFrame(start)();
  await new Promise((frame) => requestAnimationFrame(frame));

  expect(start).not.toHaveBeenCalled();
});
