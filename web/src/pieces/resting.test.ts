import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { resting } from './resting';

let node: HTMLElement;
let rested: ReturnType<typeof vi.fn<(at: HTMLElement) => void>>;

beforeEach(() => {
  vi.useFakeTimers();
  node = document.createElement('button');
  rested = vi.fn<(at: HTMLElement) => void>();
  resting(node, rested);
});
afterEach(() => vi.useRealTimers());

function point(type: string, way = 0, pointerType = 'mouse'): void {
  const event = new PointerEvent(type, { pointerType });
  Object.defineProperties(event, { movementX: { value: way }, movementY: { value: 0 } });
  node.dispatchEvent(event);
}

test('a pointer that comes and stays 300 ms asks, once', () => {
  point('pointerenter');
  point('pointermove', 4);
  vi.advanceTimersByTime(299);
  expect(rested).not.toHaveBeenCalled();
  point('pointermove', 1);
  vi.advanceTimersByTime(1 + 1000);
  expect(rested).toHaveBeenCalledExactlyOnceWith(node);
});

test('an element that comes to lie under a standing pointer is not asked about', () => {
  point('pointerenter');
  point('pointermove', 0);
  vi.advanceTimersByTime(1000);
  expect(rested).not.toHaveBeenCalled();
});

test('who presses, leaves or uses a finger does not ask', () => {
  point('pointermove', 4);
  point('pointerdown');
  vi.advanceTimersByTime(1000);
  point('pointerleave');
  point('pointermove', 4);
  point('pointerleave');
  vi.advanceTimersByTime(1000);
  point('pointermove', 4, 'touch');
  vi.advanceTimersByTime(1000);
  expect(rested).not.toHaveBeenCalled();
});
