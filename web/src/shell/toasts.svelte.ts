import { announcer } from '../table/announcer.svelte';

const SECONDS = 4;

class Toasts {
  shown = $state<readonly { id: number; text: string }[]>([]);
  #next = 0;

  forget(): void {
    this.shown = [];
  }

  /** A short message that goes by itself; screen readers hear it too, unless they have. */
  show(text: string, said = true): void {
    const id = this.#next++;
    this.shown = [...this.shown, { id, text }];
    if (said) announcer.say(text);
    setTimeout(() => void (this.shown = this.shown.filter((toast) => toast.id !== id)), SECONDS * 1000);
  }
}

export const toasts = new Toasts();
