/** Everything a player has put together on the page and not sent. A new position starts it afresh. */
import type { Decision, Option, Plan, Previewed } from '../../../generated/wire';
import type { Look } from '../../../pieces/Pressable.svelte';
import type { TableModel } from '../../../table/model';
import { keeping } from '../../../table/shared';
import { nearSeat, otherSeats, RESOURCES, viewOf, type Resource, type SeatView } from '../view';
import { isFree, isPayment, mainVerb, oneVerb, touching, waysOf, type Pieces } from './options';
import { onward } from './onward';
import { sourceAt, swapped, uses, type Source } from './payment';

export type Mode = 'over' | 'wait' | 'turn' | 'ask' | 'pay';

/** A question asked once before what cannot be taken back. `about` is the last word of its text keys. */
export interface Question {
  readonly actions: readonly string[];
  readonly about: 'pass' | 'end';
}

/** actions: what is picked and what goes along with it. after: where that leads, as far as the table may look. reveals: the rest does. */
interface Looked {
  readonly actions: readonly string[];
  readonly after: Previewed;
  readonly reveals: boolean;
}

/** Where the own seat stands after what the table has looked at, and what the rest of the plan changes. */
interface Promised {
  readonly seat: SeatView;
  readonly gains: Readonly<Record<string, number>>;
}

/** Entries of a list: words, not pieces of the board. */
const WORDS = new Set(['option', 'first', 'upgrade']);

export class Play {
  readonly table: TableModel;
  question = $state<Question | null>(null);
  #verb = $state('');
  #picked = $state('');
  #offered = $state.raw<readonly string[]>([]);
  #looked = $state.raw<Looked | null>(null);
  #way = $state.raw<Plan | null>(null);
  /** Sources added by pressing, the latest last: they stay when another one is added. */
  #added: readonly Source[] = [];
  #sending = false;
  #opened: Decision | null = null;
  /** The table has been asked where the picked option leads. */
  #looking: Promise<void> | null = null;

  constructor(table: TableModel) {
    this.table = table;
  }

  readonly view = $derived.by(keeping(() => viewOf(this.table.position)));
  readonly near = $derived.by(() => nearSeat(this.table.me));
  readonly own = $derived.by((): SeatView => this.view.seats[this.near]!);
  readonly others = $derived.by(() => otherSeats(this.near, this.view.seats.length));
  readonly decision = $derived.by((): Decision | null => (this.table.mine ? this.table.decision : null));
  readonly options = $derived.by((): readonly Option[] => this.decision?.options ?? []);
  readonly mode = $derived.by((): Mode => this.#modeNow());

  /** The verb the prompt narrows to; "" for all. */
  readonly verb = $derived.by(() => this.#verb);
  /** Options that can be picked now, by the verb chosen in the prompt. */
  readonly open = $derived.by(() => (this.#verb === '' ? this.options : this.options.filter((option) => mainVerb(option) === this.#verb)));
  readonly picked = $derived.by(() => this.options.find((option) => option.action === this.#picked));
  /** The options that fit the pressed piece, when there are several: the prompt lists them. */
  readonly offered = $derived.by(() => this.options.filter((option) => this.#offered.includes(option.action)));

  /** A free action is picked beside a question. */
  readonly pickedAside = $derived.by(() => this.mode === 'ask' && ((this.picked !== undefined && isFree(this.picked)) || this.offered.some(isFree)));

  /** What the picked option leads to; null before the table has answered. */
  readonly after = $derived.by((): Previewed | null => this.#seen?.after ?? null);
  /** The payment being put together, of the picked option or of the decision itself. */
  readonly paying = $derived.by((): Decision | null => this.#payment());
  readonly ways = $derived.by((): readonly Plan[] => (this.paying ? waysOf(this.paying) : []));
  readonly way = $derived.by((): Plan | undefined => (this.#way && this.ways.includes(this.#way) ? this.#way : this.ways[0]));
  /** The cheapest payment of the picked option, known before the table is asked. */
  readonly begun = $derived.by(() => this.decision?.plans?.find((plan) => plan.verb !== 'pay' && plan.actions[0] === this.#picked));

  /** The actions that Enter would send now; null when nothing is complete. */
  readonly ready = $derived.by((): readonly string[] | null => this.#complete());
  /** Own resources after what is put together; null when nothing is, or when it is not known. */
  readonly next = $derived.by((): Readonly<Record<Resource, number>> | null => this.#resourcesAfter());
  /** Own points after it; null when nothing is put together. */
  readonly nextPoints = $derived.by((): number | null => (this.#promise ? this.#promise.seat.points.total + (this.#promise.gains['points'] ?? 0) : null));
  /** What it brings besides what the table has looked at. */
  readonly gains = $derived.by((): Readonly<Record<string, number>> => this.#promise?.gains ?? {});
  /** Nobody can take this back. */
  readonly final = $derived.by(() => this.#final());
  readonly #promise = $derived.by((): Promised | null => this.#promised());
  readonly #seen = $derived.by((): Looked | null => (this.#looked?.actions[0] === this.#picked ? this.#looked : null));
  // Every piece of the board asks these after every press: they are worked out once.
  readonly #choosable = $derived.by(() => new Set(this.open.flatMap((option) => option.pieces ?? [])));
  readonly #spendable = $derived.by(() => new Set(this.ways.flatMap((way) => way.pieces ?? [])));
  readonly #used = $derived.by((): Pieces => [...(this.picked?.pieces ?? []), ...(this.paying ? (this.way?.pieces ?? []) : [])]);

  // ---------------------------------------------------------------- pieces
  /** Options that can be picked with one of the pieces. */
  with(pieces: Pieces): readonly Option[] {
    return touching(this.open, pieces);
  }

  option(action: string): Option | undefined {
    return this.options.find((option) => option.action === action);
  }

  /** Can pressing one of the pieces choose something now? */
  legal(pieces: Pieces): boolean {
    const can = this.paying ? this.#spendable : this.#choosable;
    return pieces.some((piece) => can.has(piece));
  }

  /** Is it part of what is put together? copy: how many equal pieces come before this one. */
  isOn(pieces: Pieces, copy = 0): boolean {
    return this.#used.filter((piece) => pieces.includes(piece)).length > copy;
  }

  look(pieces: Pieces, copy = 0): Look {
    if (this.isOn(pieces, copy)) return 'on';
    return this.legal(pieces) ? 'legal' : 'plain';
  }

  /** False when nothing can be chosen with these pieces. */
  press(pieces: Pieces): boolean {
    if (this.paying && this.#payWith(pieces)) return true;
    if (this.mode === 'pay') return this.isOn(pieces);
    const fits = this.with(pieces);
    if (fits.length === 0) return false;
    if (fits.some((option) => option.action === this.#picked)) this.clear();
    else this.offer(fits);
    return true;
  }

  /** Several options: the first is taken as meant when all do the same thing, and the prompt lists them. */
  offer(options: readonly Option[]): void {
    this.#offered = options.length > 1 ? options.map((option) => option.action) : [];
    if (options[0] && oneVerb(options)) this.pick(options[0].action);
    else this.pick('');
  }

  pick(action: string): void {
    this.question = null;
    this.#way = null;
    this.#added = [];
    this.#looked = null;
    this.#picked = action;
    this.#looking = action === '' ? null : this.#look(action);
  }

  /** A price that is asked about is put together at once; after a step back it is asked about alone. */
  begin(): void {
    const asked = this.decision;
    if (asked === this.#opened || asked?.kind !== 'pay' || !asked.plans?.some(({ actions }) => actions[0] === 'accept')) return;
    this.clear();
    this.#opened = asked;
    this.pick('accept');
  }

  /** Belongs what is picked to a price that the present position asks about? */
  #openedHere(): boolean {
    return this.#picked !== '' && this.#opened !== null && this.#opened === this.decision;
  }

  /** A choice of the prompt: done at once where it can be taken back and words alone tell the answers apart; anything else is picked first. */
  take(option: Option): void {
    const begins = this.decision?.plans?.some((plan) => plan.actions[0] === option.action);
    if (this.mode === 'ask' && WORDS.has(option.verb) && !option.reveals && !begins) void this.send([option.action]);
    else this.pick(option.action === this.#picked ? '' : option.action);
  }

  /** Narrows the board to one kind of main action; where only one thing can be done, that is picked. */
  narrow(verb: string): void {
    this.clear();
    this.#verb = verb;
    if (this.open.length === 1) this.offer(this.open);
  }

  // ---------------------------------------------------------------- paying
  choose(way: Plan): void {
    this.#way = way;
    this.#added = [];
  }

  /** Adds or takes away a source; false when no way to pay has it. */
  swap(source: Source): boolean {
    const next = this.way && swapped(this.ways, this.way, source, this.#added);
    if (!next) return false;
    this.#added = [...this.#added, source].filter((added, i, all) => all.lastIndexOf(added) === i && uses(next, added) > 0);
    this.#way = next;
    return true;
  }

  /** How often the chosen way uses a source. */
  uses(source: Source): number {
    return this.way ? uses(this.way, source) : 0;
  }

  // ---------------------------------------------------------------- sending
  async send(actions: readonly string[]): Promise<void> {
    if (this.table.pending) return;
    this.question = null;
    this.#sending = true;
    const opened = this.#opened;
    if ((await this.table.send(actions)) && (opened === this.#opened || !this.#openedHere())) this.clear();
    this.#sending = false;
  }

  /** The position has changed: what was picked belongs to the old one. True if somebody else's move took it away. */
  outdated(): boolean {
    if (this.#openedHere()) return false;
    const lost = !this.#sending && (this.#picked !== '' || this.question !== null);
    this.clear();
    return lost;
  }

  /** Asks first where the reader wants to be asked. */
  async ask(question: Question): Promise<void> {
    if (!this.table.settings.asks(`${this.table.info.game}.${question.about}`)) return this.send(question.actions);
    this.clear();
    this.question = question;
  }

  /** What nobody can take back is sent only by a press that came after it was said. */
  async confirm(): Promise<void> {
    const [said, picked] = [this.final, this.#picked];
    if (this.#looking) await this.#looking;
    if (this.ready && picked === this.#picked && (said || !this.final)) await this.send(this.ready);
  }

  /** One step back: the open question first, then what is picked, then the verb. */
  back(): void {
    if (this.question) this.question = null;
    else if (this.open.length > 1 && (this.#picked !== '' || this.#offered.length > 0)) this.#drop();
    else this.clear();
  }

  clear(): void {
    this.#drop();
    this.#verb = '';
  }

  #drop(): void {
    this.question = null;
    this.#picked = '';
    this.#offered = [];
    this.#looked = null;
    this.#looking = null;
    this.#way = null;
    this.#added = [];
  }

  async #look(action: string): Promise<void> {
    const looked = await this.#ahead([action]);
    if (this.#picked !== action) return;
    this.#looked = looked;
    this.#looking = null;
  }

  /** As far as one answer follows from the other without anybody learning anything. */
  async #ahead(actions: readonly string[]): Promise<Looked | null> {
    const after = await this.table.preview(actions);
    const picked = this.option(actions[0]!);
    const asked = after?.stopped ? null : after?.position.decision;
    const next = picked && asked?.seat === this.table.me ? onward(picked, asked!) : undefined;
    if (!after || !next) return after && { actions, after, reveals: false };
    const further = [...actions, next.action];
    return next.reveals ? { actions: further, after, reveals: true } : this.#ahead(further);
  }

  #modeNow(): Mode {
    if (!this.table.decision) return 'over';
    if (!this.decision) return 'wait';
    if (this.decision.kind === 'turn') return 'turn';
    return isPayment(this.decision) ? 'pay' : 'ask';
  }

  #payment(): Decision | null {
    if (isPayment(this.decision)) return this.decision;
    const next = this.after?.position.decision;
    return isPayment(next) && next.seat === this.table.me ? next : null;
  }

  #payWith(pieces: Pieces): boolean {
    const source = sourceAt(this.ways, pieces);
    return source !== undefined && this.swap(source);
  }

  #complete(): readonly string[] | null {
    if (this.question) return this.question.actions;
    const prefix = this.#seen?.actions ?? (this.#picked === '' ? [] : [this.#picked]);
    if (this.paying) return this.way ? [...prefix, ...this.way.actions] : null;
    if (this.begun) return this.begun.actions;
    return this.picked ? prefix : null;
  }

  /** Before the table has answered, what the cheapest payment leads to. */
  #promised(): Promised | null {
    if (!this.picked && !this.paying) return null;
    const seat = this.after ? viewOf(this.after.position).seats[this.near]! : this.own;
    const single = this.paying !== null && !this.paying.plans?.length; // of a card put down alone the table tells no way
    if (single && this.begun) return { seat: this.own, gains: this.begun.gains ?? {} };
    const plan = this.paying ? this.way : this.after ? undefined : this.begun;
    return { seat, gains: plan?.gains ?? {} };
  }

  #resourcesAfter(): Readonly<Record<Resource, number>> | null {
    if (!this.#promise) return null;
    const { seat, gains } = this.#promise;
    const entries = RESOURCES.map((resource) => [resource, seat[resource] + (gains[resource] ?? 0)] as const);
    return Object.fromEntries(entries) as Record<Resource, number>;
  }

  #final(): boolean {
    if (this.paying) return this.way?.reveals ?? false;
    return (this.#seen?.reveals || (this.begun?.reveals ?? this.picked?.reveals)) ?? false;
  }
}
