/**
 * Calls back when the pointer has come to an element and rests on it for 300 ms, unless it presses first. A finger does not rest: it presses.
 * An element that comes to lie under a pointer that stands, as when a dialog over it closes, is not asked about.
 */
import type { Action } from 'svelte/action';

const REST = 300;
type Rested = ((at: HTMLElement) => void) | undefined;

export const resting: Action<HTMLElement, Rested> = (node, initial) => {
  let rested = initial;
  let timer = 0;
  let come = false;
  const move = (event: PointerEvent): void => {
    if (come || event.pointerType === 'touch' || !moved(event)) return;
    come = true;
    timer = window.setTimeout(() => rested?.(node), REST);
  };
  const press = (): void => window.clearTimeout(timer);
  const leave = (): void => {
    press();
    come = false;
  };
  node.addEventListener('pointermove', move);
  node.addEventListener('pointerleave', leave);
  node.addEventListener('pointerdown', press);
  return {
    update(next) {
      rested = next;
    },
    destroy() {
      leave();
      node.removeEventListener('pointermove', move);
      node.removeEventListener('pointerleave', leave);
      node.removeEventListener('pointerdown', press);
    },
  };
};

/** Browsers send a move, without a way, when the page changes under a pointer that stands. */
function moved(event: PointerEvent): boolean {
  return event.movementX !== 0 || event.movementY !== 0;
}
