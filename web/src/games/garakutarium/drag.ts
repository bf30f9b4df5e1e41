/** Dragging a card with mouse, pen or finger: an optional double of pressing. A short press stays a press. */
import type { Action } from 'svelte/action';

const SLOP = 8;
const HOLD = 500;
/** The click that ends a drag comes within this time. */
const CLICK = 400;

export interface Drag {
  /** Called with the `data-drop` value under the pointer where the card was let go. */
  readonly ondrop: (place: string) => void;
  readonly onhold: () => void;
}

/** The place under the pointer; the dragged card itself does not count. */
function placeUnder(event: PointerEvent): HTMLElement | null {
  const under = document.elementsFromPoint(event.clientX, event.clientY);
  return under.find((element): element is HTMLElement => element instanceof HTMLElement && element.matches('[data-drop]')) ?? null;
}

/** One card and what the pointer does with it. */
class Dragged {
  #from: { x: number; y: number } | null = null;
  #moving = false;
  #timer = 0;
  #over: HTMLElement | null = null;

  constructor(readonly node: HTMLElement, public drag: Drag) {}

  start(event: PointerEvent): void {
    if (event.button !== 0) return;
    this.#from = { x: event.clientX, y: event.clientY };
    this.#timer = window.setTimeout(() => this.#hold(), HOLD);
  }

  move(event: PointerEvent): void {
    if (!this.#from) return;
    const [x, y] = [event.clientX - this.#from.x, event.clientY - this.#from.y];
    if (!this.#moving && Math.hypot(x, y) < SLOP) return;
    if (!this.#moving) this.#lift(event);
    this.node.style.translate = `${x}px ${y}px`;
    this.#mark(placeUnder(event));
  }

  end(event: PointerEvent): void {
    const place = this.#moving ? placeUnder(event)?.dataset['drop'] : undefined;
    if (this.#moving) this.#silence();
    this.stop();
    if (place !== undefined) this.drag.ondrop(place);
  }

  stop(): void {
    window.clearTimeout(this.#timer);
    this.#mark(null);
    this.#from = null;
    this.#moving = false;
    this.node.style.translate = this.node.style.zIndex = '';
  }

  #lift(event: PointerEvent): void {
    this.#moving = true;
    window.clearTimeout(this.#timer);
    this.node.setPointerCapture(event.pointerId);
    this.node.style.zIndex = '5';
  }

  #hold(): void {
    this.stop();
    this.#silence();
    this.drag.onhold();
  }

  #mark(place: HTMLElement | null): void {
    this.#over?.removeAttribute('data-over');
    place?.setAttribute('data-over', '');
    this.#over = place;
  }

  /** The click that follows a drag or a hold is not a press. */
  #silence(): void {
    const swallow = (event: Event): void => {
      event.stopPropagation();
      event.preventDefault();
    };
    this.node.addEventListener('click', swallow, { capture: true, once: true });
    window.setTimeout(() => this.node.removeEventListener('click', swallow, { capture: true }), CLICK);
  }
}

export const drag: Action<HTMLElement, Drag> = (node, initial) => {
  const dragged = new Dragged(node, initial);
  const heard = new AbortController();
  node.addEventListener('pointerdown', (event) => dragged.start(event), heard);
  node.addEventListener('pointermove', (event) => dragged.move(event), heard);
  node.addEventListener('pointerup', (event) => dragged.end(event), heard);
  node.addEventListener('pointercancel', () => dragged.stop(), heard);
  return {
    update: (next) => void (dragged.drag = next),
    destroy() {
      heard.abort();
      dragged.stop();
    },
  };
};
