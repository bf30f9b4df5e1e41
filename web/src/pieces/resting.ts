/** Calls back when the pointer rests on an element for 300 ms, unless it presses first. A finger does not rest: it presses. */
import type { Action } from 'svelte/action';

const REST = 300;
type Rested = ((at: HTMLElement) => void) | undefined;

export const resting: Action<HTMLElement, Rested> = (node, initial) => {
  let rested = initial;
  let timer = 0;
  const enter = (event: PointerEvent): void => {
    if (event.pointerType !== 'touch') timer = window.setTimeout(() => rested?.(node), REST);
  };
  const leave = (): void => window.clearTimeout(timer);
  node.addEventListener('pointerenter', enter);
  node.addEventListener('pointerleave', leave);
  node.addEventListener('pointerdown', leave);
  return {
    update(next) {
      rested = next;
    },
    destroy() {
      leave();
      node.removeEventListener('pointerenter', enter);
      node.removeEventListener('pointerleave', leave);
      node.removeEventListener('pointerdown', leave);
    },
  };
};
