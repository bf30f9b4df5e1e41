/** The bubble beside a thing that was asked about: what the card does, and why it cannot be chosen. */
import type { Reason } from '../../generated/wire';
import type { TableModel } from '../../table/model';
import { cardName, explanation } from './labels';

export interface Answered {
  readonly at: HTMLElement;
  readonly title: string;
  readonly lines: readonly string[];
  readonly refused: boolean;
}

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
    if (said !== '') this.shown = { at, title: cardName(this.#table, kind), lines: [said], refused: false };
  }

  /** What a card does and why it cannot be chosen now. */
  piece(at: HTMLElement, piece: string, kind: string | null): Promise<void> {
    return this.about(at, piece, cardName(this.#table, kind), explanation(this.#table, kind));
  }

  /** Asks the table why `about` is not possible; a later question overtakes an earlier one. */
  async about(at: HTMLElement, about: string, what: string, first = ''): Promise<void> {
    this.#about = about;
    const reasons = (await this.#table.why(about)).filter((reason) => reason.clause !== '');
    const lines = [...new Set([first, ...reasons.map((reason) => this.#line(reason))])].filter((line) => line !== '');
    if (this.#about !== about || lines.length === 0) return;
    const refused = reasons.length > 0;
    this.shown = { at, title: refused ? this.#table.text('board.why.title', { what }) : what, lines, refused };
  }

  close(): void {
    this.#about = '';
    this.shown = null;
  }

  /** The reason, then the clause it comes from. */
  #line(reason: Reason): string {
    const said = this.#table.text(`why.${reason.clause}`, reason.data);
    const clause = /^G-\d+\.\d+/.exec(reason.clause)?.[0];
    return clause ? this.#table.text('board.why.line', { said, clause, title: this.#table.text(`clause.${clause}`) }) : said;
  }
}
