/** The bubble beside a thing that was asked about: what the card does, and why it cannot be chosen. */
import { inWords, type Answered } from '../../pieces/because';
import type { TableModel } from '../../table/model';
import { cardName, explanation } from './labels';

export class Asking {
  readonly #table: TableModel;
  shown = $state.raw<Answered | null>(null);
  #about = '';

  constructor(table: TableModel) {
    this.#table = table;
  }

  /** What a card does, in a sentence. */
  explain(at: HTMLElement, kind: string | null): void {
    const said = explanation(this.#table, kind);
    if (said !== '') this.shown = { at, title: cardName(this.#table, kind), lines: [said], why: [] };
  }

  /** What a card does and why it cannot be chosen now. */
  piece(at: HTMLElement, piece: string, kind: string | null): Promise<void> {
    return this.about(at, piece, cardName(this.#table, kind), explanation(this.#table, kind));
  }

  /** Asks the table why `about` is not possible; a later question overtakes an earlier one. */
  async about(at: HTMLElement, about: string, what: string, first = ''): Promise<void> {
    this.#about = about;
    const reasons = await this.#table.why(about);
    const why = inWords(this.#table, reasons.filter(({ clause }) => clause !== ''));
    const lines = first === '' ? [] : [first];
    if (this.#about !== about || lines.length + why.length === 0) return;
    this.shown = { at, title: why.length > 0 ? this.#table.text('board.why.title', { what }) : what, lines, why };
  }

  close(): void {
    this.#about = '';
    this.shown = null;
  }
}
