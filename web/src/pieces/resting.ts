/** Calls back when the pointer rests on an element for 300 ms, and when it leaves. Touch does not rest: it presses. */
import type { Action } from 'svelte/action';

const REST = 300;

export interface Resting {
  readonly rest?: ((at: HTMLElement) => void) | undefined;
  readonly leave?: (() => void) | undefined;
}

export const resting: Action<HTMLElement, Resting> = (node, initial) => {
  let now: Resting = initial;
  let timer = 0;
  const enter = (event: PointerEvent): void => {
    if (event.pointerType !== 'touch' && now.rest) timer = window.setTimeout(() => now.rest?.(node), REST);
  };
  const leave = (): void => {
    window.clearTimeout(timer);
    now.leave?.();
  };
  node.addEventListener('pointerenter', enter);
  node.addEventListener('pointerleave', leave);
  return {
    update(next) {
      now = next;
    },
    destroy() {
      window.clearTimeout(timer);
      node.removeEventListener('pointerenter', enter);
      node.removeEventListener('pointerleave', leave);
    },
  };
};
