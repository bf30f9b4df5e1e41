/** The bubble beside a thing that was asked about: what it is and does, and why it cannot be chosen. */
import { reasonsFor, type Answered } from '../../pieces/because';
import type { TableModel } from '../../table/model';
import type { Row } from './facts';
import { linesOf, nameOf, rowsOf } from './words';

interface Told extends Answered {
  readonly rows: readonly Row[];
}

export class Asking {
  readonly #table: TableModel;
  shown = $state.raw<Told | null>(null);
  #turn = 0;

  constructor(table: TableModel) {
    this.#table = table;
  }

  /**
   * What a piece is, in words and icons, and why nothing can be done with it.
   * kinds: the components it shows, first the one it is named after; title: instead of that one's name; note: what holds for now alone.
   */
  async piece(at: HTMLElement, piece: string, kinds: readonly string[], title?: string, note = ''): Promise<void> {
    const turn = ++this.#turn;
    const table = this.#table;
    const name = title ?? nameOf(table, kinds[0] ?? '');
    const facts = kinds.flatMap((kind) => linesOf(table, kind, name));
    const lines = note === '' ? facts : [...facts, note];
    const told: Told = { at, title: name, rows: kinds.flatMap(rowsOf), lines, why: [] };
    if (lines.length > 0) this.shown = told;
    const why = piece === '' || table.me === null ? [] : await reasonsFor(table, piece);
    if (turn !== this.#turn || (lines.length === 0 && why.length === 0)) return;
    this.shown = { ...told, why };
  }

  /** Why an action is not possible now. */
  async reason(at: HTMLElement, action: string): Promise<void> {
    const turn = ++this.#turn;
    const why = await reasonsFor(this.#table, action);
    if (turn === this.#turn && why.length > 0) this.shown = { at, title: this.#table.text('board.why.title'), rows: [], lines: [], why };
  }

  /** Words of the page's own. */
  note(at: HTMLElement, title: string, line: string): void {
    this.#turn++;
    this.shown = { at, title, rows: [], lines: [line], why: [] };
  }

  close(): void {
    this.#turn++;
    this.shown = null;
  }
}
