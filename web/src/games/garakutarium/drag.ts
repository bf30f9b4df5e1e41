/** Dragging a card with mouse, pen or finger: an optional double of pressing. A short press stays a press. */
import type { Action } from 'svelte/action';

const SLOP = 8;

export interface Drag {
  /** Called with the `data-drop` value under the pointer where the card was let go. */
  readonly ondrop: (place: string) => void;
  readonly onhold?: () => void;
}

const HOLD = 500;

function placeUnder(event: PointerEvent, node: HTMLElement): string | undefined {
  const kept = node.style.pointerEvents;
  node.style.pointerEvents = 'none';
  const under = document.elementFromPoint(event.clientX, event.clientY);
  node.style.pointerEvents = kept;
  return under?.closest<HTMLElement>('[data-drop]')?.dataset['drop'];
}

export const drag: Action<HTMLElement, Drag> = (node, initial) => {
  let now = initial;
  let from: { x: number; y: number } | null = null;
  let dragging = false;
  let timer = 0;

  const start = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    from = { x: event.clientX, y: event.clientY };
    timer = window.setTimeout(hold, HOLD);
  };
  const hold = (): void => {
    if (dragging || !from) return;
    stop();
    silence();
    now.onhold?.();
  };
  const move = (event: PointerEvent): void => {
    if (!from) return;
    const [x, y] = [event.clientX - from.x, event.clientY - from.y];
    if (!dragging && Math.hypot(x, y) < SLOP) return;
    if (!dragging) node.setPointerCapture(event.pointerId);
    dragging = true;
    window.clearTimeout(timer);
    node.style.translate = `${x}px ${y}px`;
    node.style.zIndex = '5';
  };
  const end = (event: PointerEvent): void => {
    const place = dragging ? placeUnder(event, node) : undefined;
    if (dragging) silence();
    stop();
    if (place !== undefined) now.ondrop(place);
  };
  const stop = (): void => {
    window.clearTimeout(timer);
    from = null;
    dragging = false;
    node.style.translate = '';
    node.style.zIndex = '';
  };
  /** The click that follows a drag or a hold is not a press. */
  const silence = (): void => {
    const swallow = (event: Event): void => {
      event.stopPropagation();
      event.preventDefault();
    };
    node.addEventListener('click', swallow, { capture: true, once: true });
    window.setTimeout(() => node.removeEventListener('click', swallow, { capture: true }), 400);
  };
  const listeners = { pointerdown: start, pointermove: move, pointerup: end, pointercancel: stop } as const;
  for (const [name, listener] of Object.entries(listeners)) node.addEventListener(name, listener as EventListener);
  return {
    update(next) {
      now = next;
    },
    destroy() {
      stop();
      for (const [name, listener] of Object.entries(listeners)) node.removeEventListener(name, listener as EventListener);
    },
  };
};
