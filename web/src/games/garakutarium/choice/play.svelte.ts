/** Everything a player has put together on the page and not sent. A new position starts it afresh. */
import type { TableModel } from '../../../table/model';
import { nearSeat, viewOf, type SeatView } from '../view';
import { modeOf } from './mode';
import { OptionChoice } from './option.svelte';
import { PartChoice } from './part.svelte';
import { SplitChoice } from './split.svelte';

/** A question asked once before what cannot be taken back. `about` is the last word of its text keys. */
export interface Question {
  readonly actions: readonly string[];
  readonly about: 'end' | 'end_sets' | 'reveal' | 'skill';
  readonly data: Readonly<Record<string, string | number>>;
}

export class Play {
  readonly table: TableModel;
  question = $state<Question | null>(null);

  constructor(table: TableModel) {
    this.table = table;
  }

  readonly view = $derived.by(() => viewOf(this.table.position));
  readonly mode = $derived.by(() => modeOf(this.table.decision, this.table.mine));
  readonly near = $derived.by(() => nearSeat(this.table.me));
  readonly far = $derived.by((): 0 | 1 => (this.near === 0 ? 1 : 0));
  readonly own = $derived.by((): SeatView => this.view.seats[this.near]);
  readonly rival = $derived.by((): SeatView => this.view.seats[this.far]);
  readonly #options = $derived.by(() => (this.table.mine ? (this.table.decision?.options ?? []) : []));
  readonly #plans = $derived.by(() => (this.table.mine ? (this.table.decision?.plans ?? []) : []));

  readonly part = new PartChoice(() => ({ loot: this.own.loot, options: this.#options, plans: this.#plans }));
  readonly split = new SplitChoice(() => ({ dug: this.view.dug, plans: this.#plans }));
  readonly option = new OptionChoice(() => (this.mode === 'option' ? this.#options : []));

  /** The actions that Enter would send now; null when nothing is complete. */
  readonly ready = $derived.by((): readonly string[] | null => {
    if (this.question) return this.question.actions;
    if (this.mode === 'split') return this.split.plan?.actions ?? null;
    if (this.mode === 'part') return this.part.plan?.actions ?? null;
    return this.option.chosen ? [this.option.chosen.action] : null;
  });

  /** Own score if what is picked were confirmed; null when nothing is. */
  readonly next = $derived.by(() => {
    const gain = this.part.plan?.gains?.['points'];
    return this.mode === 'part' && gain !== undefined ? this.own.score + gain : null;
  });

  async send(actions: readonly string[]): Promise<void> {
    if (this.table.pending) return;
    this.question = null;
    if (await this.table.send(actions)) this.clear();
  }

  /** Asks first where the reader wants to be asked. Who ends unasked with sets to make is not asked without any. */
  async ask(question: Question): Promise<void> {
    const abouts = question.about === 'end' ? ['end', 'end_sets'] : [question.about];
    if (abouts.every((about) => this.table.settings.asks(`${this.table.info.game}.${about}`))) this.question = question;
    else await this.send(question.actions);
  }

  async confirm(): Promise<void> {
    if (this.ready) await this.send(this.ready);
  }

  /** One step back: the open question first, then what is picked. */
  back(): void {
    if (this.question) this.question = null;
    else this.clear();
  }

  clear(): void {
    this.question = null;
    this.part.clear();
    this.split.clear();
    this.option.clear();
  }
}
