/** The why-not bubble: what was asked about, where it stands, and the reasons the table gave. */
import type { Reason } from '../../generated/wire';
import type { TableModel } from '../../table/model';
import { cardName } from './labels';

export interface Answered {
  readonly at: HTMLElement;
  readonly title: string;
  readonly reasons: readonly Reason[];
}

export class Asking {
  readonly #table: TableModel;
  shown = $state.raw<Answered | null>(null);
  #about = '';

  constructor(table: TableModel) {
    this.#table = table;
  }

  piece(at: HTMLElement, piece: string, kind: string | null): Promise<void> {
    return this.about(at, piece, cardName(this.#table, kind));
  }

  /** Asks the table why `about` is not possible; a later question overtakes an earlier one. */
  async about(at: HTMLElement, about: string, what: string): Promise<void> {
    this.#about = about;
    const reasons = (await this.#table.why(about)).filter((reason) => reason.clause !== '');
    if (this.#about !== about || reasons.length === 0) return;
    this.shown = { at, title: this.#table.text('board.why.title', { what }), reasons: once(reasons) };
  }

  close(): void {
    this.#about = '';
    this.shown = null;
  }
}

/** The same reason for several actions is told once. */
function once(reasons: readonly Reason[]): Reason[] {
  const told = new Map(reasons.map((reason) => [`${reason.clause} ${JSON.stringify(reason.data ?? {})}`, reason]));
  return [...told.values()];
}
