import { announcer } from '../table/announcer.svelte';

const SECONDS = 4;

export interface Toast {
  readonly id: number;
  readonly text: string;
  /** It tells that something was done. */
  readonly done: boolean;
}

class Toasts {
  shown = $state<readonly Toast[]>([]);
  #next = 0;

  forget(): void {
    this.shown = [];
  }

  /** A short message that goes by itself; screen readers hear it too, unless they have. */
  show(text: string, said = true): void {
    this.#show(text, false, said);
  }

  /** What was wished has been done. */
  done(text: string): void {
    this.#show(text, true, true);
  }

  #show(text: string, done: boolean, said: boolean): void {
    const id = this.#next++;
    this.shown = [...this.shown, { id, text, done }];
    if (said) announcer.say(text);
    setTimeout(() => void (this.shown = this.shown.filter((toast) => toast.id !== id)), SECONDS * 1000);
  }
}

export const toasts = new Toasts();
