/** The parent's split while it is being arranged: drag, press and keys all end here. */
import type { Plan } from '../../../generated/wire';
import { sorted } from '../cards/face';
import { count, crossed, lacking, moved, offerFor, offersOf, quickStart, turned, type Arrangement, type Side } from '../arrangement';

export interface Dug {
  readonly dug: readonly string[];
  readonly plans: readonly Plan[];
}

export class SplitChoice {
  readonly #source: () => Dug;
  #now = $state<Arrangement | null>(null);
  /** The card last laid by the pointer or a letter: Enter on it offers the split, while a card pressed by Enter takes Enter back. */
  meant = $state<number | null>(null);

  constructor(source: () => Dug) {
    this.#source = source;
  }

  readonly dug = $derived.by(() => sorted(this.#source().dug));
  readonly offers = $derived.by(() => offersOf(this.#source().plans));
  readonly now = $derived.by((): Arrangement => this.#now ?? quickStart(this.dug.length));
  readonly count = $derived.by(() => count(this.now));
  readonly plan = $derived.by(() => offerFor(this.now, this.dug, this.offers));
  readonly lacking = $derived.by(() => lacking(this.now, this.plan));
  readonly touched = $derived.by(() => this.#now !== null);

  /** pressed: by Enter or Space, not by the pointer. */
  cross(card: number, pressed = false): void {
    this.#now = crossed(this.now, card);
    this.meant = pressed ? null : card;
  }

  move(card: number, side: Side): void {
    this.#now = moved(this.now, card, side);
    this.meant = card;
  }

  turn(card: number, pressed = false): void {
    this.#now = turned(this.now, card);
    this.meant = pressed ? null : card;
  }

  clear(): void {
    this.#now = null;
    this.meant = null;
  }
}
