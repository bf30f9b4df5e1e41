/** The bubble beside a thing that was asked about: what it is and does, and why it cannot be chosen. */
import { reasonsFor, type Answered } from '../../pieces/because';
import type { TableModel } from '../../table/model';
import { kindOf } from './cards/face';
import { viewOf } from './view';
import { cardLines, cardName, islandLabel } from './words';

export class Asking {
  readonly #table: TableModel;
  shown = $state.raw<Answered | null>(null);
  #turn = 0;

  constructor(table: TableModel) {
    this.#table = table;
  }

  /** A card, as its piece: `up2:red-plus3`, `down1:?`. label: who played it, who copies it. */
  card(at: HTMLElement, piece: string, label = ''): Promise<void> {
    const kind = kindOf(piece);
    const known = kind !== '?';
    return this.#tell(at, piece, cardName(this.#table, known ? kind : null), [...(known ? cardLines(this.#table, kind) : []), label]);
  }

  island(at: HTMLElement, n: number): Promise<void> {
    const view = viewOf(this.#table.position);
    return this.#tell(at, `island:${n}`, this.#table.text('board.island.name', { n: n + 1 }), [islandLabel(this.#table, view, n)]);
  }

  seat(at: HTMLElement, seat: number): Promise<void> {
    return this.#tell(at, `seat:${seat}`, this.#table.names(seat), []);
  }

  tile(at: HTMLElement, tile: number, title: string, lines: readonly string[]): Promise<void> {
    return this.#tell(at, `tile:${tile}`, title, lines);
  }

  close(): void {
    this.#turn++;
    this.shown = null;
  }

  /** At once what is known here, then the reasons of the table. */
  async #tell(at: HTMLElement, piece: string, title: string, lines: readonly string[]): Promise<void> {
    const turn = ++this.#turn;
    const kept = lines.filter((line) => line !== '');
    if (kept.length > 0) this.shown = { at, title, lines: kept, why: [] };
    const why = this.#table.me === null || this.#table.position.result ? [] : await reasonsFor(this.#table, piece);
    if (turn === this.#turn && why.length > 0) this.shown = { at, title, lines: kept, why };
  }
}
