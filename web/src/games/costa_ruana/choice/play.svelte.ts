/** Everything a player has put together on the page and not sent. A new position starts it afresh. */
import type { Decision, Previewed } from '../../../generated/wire';
import type { Look } from '../../../pieces/Pressable.svelte';
import type { TableModel } from '../../../table/model';
import { keeping } from '../../../table/shared';
import { supplyWithPicked, withPicked } from '../islands/natives';
import { nearSeat, seatsFrom, viewOf, type IslandView, type SeatView } from '../view';
import { complete, filled, fits, isOrdered, pressed, waysOf, type Picked, type Way } from './ways';

export type Mode = 'over' | 'wait' | 'choose';

interface Looked {
  readonly way: Way;
  readonly after: Previewed;
}

/** From so many legal pieces on the others are dimmed instead of ringing these. Islands are ringed however many: there the same question may leave two or all. */
const MANY = 5;

export class Play {
  readonly table: TableModel;
  #picked = $state.raw<Picked>([]);
  #meant = $state.raw<Way | null>(null);
  #looked = $state.raw<Looked | null>(null);

  constructor(table: TableModel) {
    this.table = table;
  }

  readonly view = $derived.by(keeping(() => viewOf(this.table.position)));
  readonly near = $derived.by(() => nearSeat(this.table.me));
  readonly own = $derived.by((): SeatView => this.view.seats[this.near]!);
  readonly seats = $derived.by(() => seatsFrom(this.near, this.view.seats.length));
  readonly decision = $derived.by((): Decision | null => (this.table.mine ? this.table.decision : null));
  readonly kind = $derived.by(() => this.table.decision?.kind ?? '');
  readonly mode = $derived.by((): Mode => (!this.table.decision ? 'over' : this.decision ? 'choose' : 'wait'));
  readonly ways = $derived.by((): readonly Way[] => (this.decision ? waysOf(this.decision) : []));
  readonly ordered = $derived.by(() => isOrdered(this.kind));

  readonly picked = $derived.by(() => this.#picked);
  /** Ways that what is picked may still become. */
  readonly open = $derived.by(() => this.ways.filter((way) => way.steps.length > 0 && fits(way, this.#picked, this.ordered)));
  /** Answers that touch nothing: buttons. */
  readonly answers = $derived.by(() => this.ways.filter((way) => way.steps.length === 0));
  readonly #complete = $derived.by(() => complete(this.ways, this.#picked, this.ordered));
  /** What would be sent now. */
  readonly way = $derived.by((): Way | undefined => this.#complete.find((way) => way === this.#meant) ?? this.#complete[0]);
  /** The position after it, without what nobody may know yet; null before the table has answered. */
  readonly after = $derived.by(() => (this.#looked && this.#looked.way === this.way ? viewOf(this.#looked.after.position) : null));
  /** What is picked is the last effect of the round: treasures are collected at once. The table looks no further than that, or past it. */
  readonly collects = $derived.by(() => this.view.phase === 'effects' && this.after !== null && (this.#looked?.after.stopped === true || this.after.phase !== 'effects'));
  readonly #targets = $derived.by(() => new Set([...new Set(this.open.flatMap((way) => way.steps))].filter((piece) => this.can(piece))));
  readonly #zones = $derived.by(() => new Set([...this.#targets].map(zoneOf)));

  /** An island as it would be, or null when nothing changes there. */
  islandAfter(n: number): IslandView | null {
    const now = this.view.islands[n]!;
    if (this.collects) return withPicked(now, n, this.kind, this.#picked, this.near);
    const next = this.after?.islands[n];
    const same = !next || (next.treasures === now.treasures && next.natives.every((count, seat) => count === now.natives[seat]));
    return same ? null : next;
  }

  /** Own natives at home as they would be. */
  readonly supplyAfter = $derived.by(() => (this.collects ? supplyWithPicked(this.own.supply, this.kind, this.#picked) : (this.after?.seats[this.near]?.supply ?? this.own.supply)));

  // ---------------------------------------------------------------- pieces
  /** Can pressing the piece choose something now? */
  can(piece: string): boolean {
    return !this.#picked.includes(piece) && pressed(this.ways, this.#picked, piece, this.ordered) !== null;
  }

  /** How often the piece is picked. */
  times(piece: string): number {
    return this.#picked.filter((each) => each === piece).length;
  }

  /** copy: how many equal pieces come before this one. */
  look(piece: string, copy = 0): Look {
    if (this.times(piece) > copy) return 'on';
    if (this.mode !== 'choose') return 'plain';
    const ring = this.#targets.size < MANY || zoneOf(piece) === 'island';
    if (this.#targets.has(piece)) return ring ? 'legal' : 'plain';
    return !ring && this.#zones.has(zoneOf(piece)) && !this.can(piece) ? 'dim' : 'plain';
  }

  /** False when nothing can be chosen with it. */
  press(piece: string): boolean {
    const next = pressed(this.ways, this.#picked, piece, this.ordered);
    if (next) this.#set(next.length > this.#picked.length ? filled(this.ways, next, this.ordered) : next, null);
    return next !== null;
  }

  /** Takes one of the ways that the prompt lists; again: puts it away. */
  pick(way: Way): void {
    if (this.way === way) this.back();
    else this.#set(way.steps, way);
  }

  // ---------------------------------------------------------------- sending
  async send(actions: readonly string[]): Promise<void> {
    if (this.table.pending) return;
    if (await this.table.send(actions)) this.clear();
  }

  async confirm(): Promise<void> {
    if (this.way) await this.send(this.way.actions);
  }

  /** One step back. */
  back(): void {
    this.#set(this.#picked.slice(0, -1), null);
  }

  clear(): void {
    this.#set([], null);
  }

  #set(picked: Picked, meant: Way | null): void {
    this.#picked = picked;
    this.#meant = meant;
    this.#looked = null;
    if (this.way) void this.#look(this.way);
  }

  async #look(way: Way): Promise<void> {
    const after = await this.table.preview(way.actions);
    if (after && this.way === way) this.#looked = { way, after };
  }
}

/** `hand0`, `island`, `seat`, `tile`; every card on the table lies in one zone here. */
function zoneOf(piece: string): string {
  const zone = piece.slice(0, piece.indexOf(':'));
  return /^(up|down)\d/.test(zone) ? 'table' : zone;
}
