/** One option of any decision: picked first, sent after it is confirmed. */
import type { Option } from '../../../generated/wire';
import { zoneOf } from '../cards/face';

export class OptionChoice {
  readonly #options: () => readonly Option[];
  #action = $state('');

  constructor(options: () => readonly Option[]) {
    this.#options = options;
  }

  readonly options = $derived.by(() => this.#options());
  readonly chosen = $derived.by(() => this.options.find((option) => option.action === this.#action));

  choose(action: string): void {
    this.#action = action === this.#action ? '' : action;
  }

  /** Options that touch a piece, e.g. `loot1:A3`. */
  with(piece: string): Option | undefined {
    return this.options.find((option) => (option.pieces ?? []).includes(piece));
  }

  /** Does any option touch a piece of this zone? */
  reaches(zone: string): boolean {
    return this.options.some((option) => (option.pieces ?? []).some((piece) => zoneOf(piece) === zone));
  }

  clear(): void {
    this.#action = '';
  }
}
