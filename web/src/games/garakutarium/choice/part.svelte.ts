/** What a player has picked of the own loot during a part. Nothing here is sent before it is confirmed. */
import type { Option, Plan } from '../../../generated/wire';
import { bagKey, sorted } from '../cards/face';
import { choiceOf, missingFor, planFor, purifiable, purifiedBy, setChoices, startWish, without, type SetChoice, type Wish } from '../sets';

export interface Offered {
  readonly loot: readonly string[];
  readonly options: readonly Option[];
  readonly plans: readonly Plan[];
}

export class PartChoice {
  readonly #offered: () => Offered;
  /** Places in `loot` of the picked cards, in the order of picking. */
  picked = $state<readonly number[]>([]);
  #wish = $state<Wish | null>(null);
  #preferred = $state('');

  constructor(offered: () => Offered) {
    this.#offered = offered;
  }

  readonly loot = $derived.by(() => sorted(this.#offered().loot));
  readonly sets = $derived.by(() => setChoices(this.#offered().plans));
  readonly cards = $derived.by(() => this.picked.map((place) => this.loot[place] ?? ''));
  readonly set = $derived.by(() => this.#chosen());
  readonly wish = $derived.by((): Wish | null => (this.set ? (this.#wish ?? startWish(this.set)) : null));
  readonly plan = $derived.by(() => (this.set && this.wish ? planFor(this.set, this.wish) : undefined));
  readonly missing = $derived.by(() => (this.picked.length > 0 && !this.set ? missingFor(this.cards, this.sets) : undefined));
  readonly purifiable = $derived.by(() => (this.set && this.wish ? purifiable(this.set, this.wish.joker) : []));
  /** The best set with which the one picked card, a curse, could be purified. */
  readonly purifier = $derived.by(() => (this.picked.length === 1 ? this.sets.find((set) => set.plans.some((plan) => purifiedBy(plan).includes(this.cards[0] ?? ''))) : undefined));
  /** The action that puts the one picked card into the junk area. */
  readonly discard = $derived.by(() => (this.picked.length === 1 ? this.option(`discard:${this.cards[0]}`) : undefined));
  /** Places of the curses that go with the set. */
  readonly purifying = $derived.by(() => this.#placesOf(this.wish?.purified ?? []));

  option(action: string): Option | undefined {
    return this.#offered().options.find((each) => each.action === action);
  }

  toggle(place: number): void {
    const kind = this.loot[place] ?? '';
    if (this.set && this.purifiable.includes(kind) && !this.picked.includes(place)) this.purify(kind, !this.purifying.includes(place));
    else this.#pick(this.picked.includes(place) ? this.picked.filter((each) => each !== place) : [...this.picked, place]);
  }

  /** Picks the cards of a set; pressing the chosen set again lets them go. */
  choose(set: SetChoice): void {
    this.#pick(set.key === this.set?.key ? [] : this.#places(set.cards));
    this.#preferred = set.key;
  }

  declare(joker: number): void {
    if (this.set) this.#wish = { joker, purified: purifiable(this.set, joker) };
  }

  purify(kind: string, on: boolean): void {
    if (!this.wish) return;
    const { joker, purified } = this.wish;
    this.#wish = { joker, purified: on ? [...purified, kind] : (without(purified, [kind]) ?? purified) };
  }

  clear(): void {
    this.#pick([]);
  }

  #chosen(): SetChoice | undefined {
    const preferred = this.sets.find((set) => set.key === this.#preferred);
    if (preferred && bagKey(preferred.cards) === bagKey(this.cards)) return preferred;
    return choiceOf(this.cards, this.sets);
  }

  #pick(places: readonly number[]): void {
    this.picked = places;
    this.#wish = null;
    this.#preferred = '';
  }

  #places(kinds: readonly string[], taken: readonly number[] = []): number[] {
    const used = [...taken];
    return kinds.map((kind) => {
      const place = this.loot.findIndex((each, i) => each === kind && !used.includes(i));
      used.push(place);
      return place;
    });
  }

  #placesOf(kinds: readonly string[]): number[] {
    return this.#places(kinds, this.picked);
  }
}
