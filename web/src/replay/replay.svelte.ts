import { api, failureText, Failed } from '../api';
import type { Decision, Event, Position, Reason, Replay as Told, Stop, TableInfo } from '../generated/wire';
import { replayPath } from '../route.svelte';
import { recall, remember } from '../settings/memory';
import { settings, type Settings } from '../settings/settings.svelte';
import { NOBODY, seatOf } from '../shell/log';
import { announcer } from '../table/announcer.svelte';
import type { TableModel } from '../table/model';
import { seatLetter, seatName } from '../table/people';
import type { Data, Part } from '../text/format';
import { find, t, tParts } from '../text/text.svelte';
import { between, lastTurn, nextTurn, stopAt } from './timeline';

const STEP_SECONDS = 1.6;
export const SPEEDS = [0.5, 1, 2, 4] as const;

/** A game that is looked back at. Boards show it like a table at which nothing can be done. */
export class Replay implements TableModel {
  readonly settings = quiet(settings);
  readonly pending = false;
  readonly connected = true;
  readonly mine = false;
  readonly overlaid = false;
  #told = $state.raw<Told | null>(null);
  #position = $state.raw<Position | null>(null);
  /** Number of the stop that was wished for last, and of the one that is shown. */
  at = $state(0);
  #shown = $state(0);
  fresh = $state.raw<readonly Event[]>([]);
  failure = $state('');
  /** Of several people at this device the one for whom the curtain waits; while it does, only what everybody knew is here. */
  covered = $state<number | null>(null);
  #lifted: number | null;
  playing = $state(false);
  speed = $state<number>(1);
  /** On a phone the tab where something happened opens by itself; else a dot marks it. */
  follows = $state(recall('replay.follows', false));
  #timer: ReturnType<typeof setTimeout> | undefined;
  #kept = new Map<string, Promise<Position>>();

  /** lifted: the one of several people at this device who has just come from their own side of the table. */
  constructor(readonly code: string, lifted: number | null = null) {
    this.#lifted = lifted;
  }

  get ready(): boolean { return this.#position !== null; }
  get told(): Told { return this.#told!; }
  get info(): TableInfo { return this.told.table; }
  get position(): Position { return this.#position!; }
  get decision(): Decision | null { return this.#position?.decision ?? null; }
  get stops(): readonly Stop[] { return this.told.stops; }
  get last(): number { return this.stops.length - 1; }
  get eyes(): string { return this.told.eyes; }
  get me(): number | null { return /^\d+$/.test(this.eyes) ? Number(this.eyes) : null; }
  /** The game is over: everything may be seen, and one may play on from here. */
  get over(): boolean { return this.told.may.includes('all'); }
  /** Several people at this device, while the game runs. */
  get shared(): boolean { return !this.over && (this.info.yours ?? []).length > 0; }
  get ended(): boolean { return this.decision === null; }
  get events(): readonly Event[] { return between(this.told.events, 0, this.position.version); }
  /** What led here from the stop before. */
  get step(): readonly Event[] { return between(this.told.events, this.stops[this.#shown - 1]?.version ?? 0, this.position.version); }
  /** The last thing that somebody did to get here: the board shows where. */
  get looking(): Event | null { return this.step.findLast(({ seat }) => seat >= 0) ?? null; }
  /** The line that led here was taken back later. */
  get left(): boolean { return (this.told.left ?? []).includes(this.position.version); }
  get path(): string { return replayPath(this.code, this.position.version, this.eyes === this.told.may[0] ? null : this.eyes); }

  names(seat: number): string { return seatName(this.info.seats, seat); }
  letter(seat: number): string { return seatLetter(this.info.seats, seat); }
  has(key: string): boolean { return find(key, this.info.game) !== undefined; }
  text(key: string, data: Data = {}): string { return t(key, data, this.info.game, (seat) => this.names(seat)); }
  parts(key: string, data: Data = {}): readonly Part[] { return tParts(key, data, this.info.game, (seat) => this.names(seat)); }
  sentences(events: readonly Event[]): string {
    return events.flatMap((event) => event.log ?? []).map((line) => this.text(`log.${line.key}`, line.data)).join(' ');
  }

  announce(): void {}
  skip(): void {}
  async send(): Promise<boolean> { return false; }
  async undo(): Promise<boolean> { return false; }
  async preview(): Promise<null> { return null; }
  async why(): Promise<readonly Reason[]> { return []; }

  /** Reads the game anew, as far as it is by now; version: where to look, null for the beginning. */
  async load(version: number | null, eyes: string | null): Promise<void> {
    try {
      this.#told = await this.#read(eyes);
      this.#kept.clear();
      await this.#show(version === null ? 0 : stopAt(this.stops, version), []);
    } catch (error) {
      this.#fail(error);
    }
  }

  see(eyes: string): Promise<void> { return this.load(this.position.version, eyes); }

  /** Whose side it is lifts the curtain. */
  lift(seat: number): Promise<void> {
    this.#lifted = seat;
    return this.see(String(seat));
  }

  /** One's own side of a shared device is not even asked for before the curtain is lifted. */
  async #read(eyes: string | null): Promise<Told> {
    const seat = eyes !== null && /^\d$/.test(eyes) ? Number(eyes) : null;
    this.covered = null;
    if (seat !== null && seat !== this.#lifted && (await this.#isShared(seat))) {
      this.covered = seat;
      this.#lifted = null;
      return api.replay(this.code, 'public');
    }
    this.#lifted = seat;
    return api.replay(this.code, eyes);
  }

  /** One of several people at this device sits there, and the game runs: its secret is published at the end. */
  async #isShared(seat: number): Promise<boolean> {
    if (this.code.startsWith('record-')) return false;
    const info = this.#told?.table ?? (await api.table(this.code));
    return !info.secret && (info.yours ?? []).includes(seat);
  }

  /** To a stop; one step forward lets the pieces travel. */
  async go(stop: number): Promise<void> {
    const to = Math.min(Math.max(stop, 0), this.last);
    this.at = to;
    const moves = to === this.#shown + 1 ? between(this.told.events, this.position.version, this.stops[to]?.version ?? 0) : [];
    try {
      await this.#show(to, moves);
      this.failure = '';
    } catch (error) {
      this.#fail(error);
    }
  }

  /** A step by a person is told to who listens. */
  async walk(stop: number): Promise<void> {
    this.pause();
    await this.go(stop);
    announcer.say(this.caption);
  }

  /** Whom the caption is about: who gets the turn, where it is handed over; -1 nobody. */
  get about(): number {
    const told = this.step.find(({ log = [] }) => log.length > 0);
    return told ? seatOf(told, told.log![0]!) : (this.looking?.seat ?? NOBODY);
  }

  get caption(): string {
    if (this.#shown === 0) return t('replay.beginning');
    const seat = this.looking?.seat;
    return this.sentences(this.step) || (seat === undefined ? '' : t('replay.quiet', { name: this.names(seat) }));
  }

  async forward(): Promise<void> {
    if (this.at < this.last || this.over) return this.walk(this.at + 1);
    await this.load(this.position.version, this.eyes);
    await this.walk(this.at + 1);
  }

  back(): Promise<void> { return this.walk(this.at - 1); }
  forwardTurn(): Promise<void> { return this.walk(nextTurn(this.stops, this.at)); }
  backTurn(): Promise<void> { return this.walk(lastTurn(this.stops, this.at)); }
  jump(version: number): Promise<void> { return this.walk(stopAt(this.stops, version)); }

  follow(on: boolean): void {
    this.follows = on;
    remember('replay.follows', on);
  }

  toggle(): void {
    if (this.playing) this.pause();
    else void this.#play(this.at === this.last ? 0 : this.at);
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  async #play(from: number): Promise<void> {
    this.playing = true;
    if (from !== this.at) await this.go(from);
    this.#later();
  }

  #later(): void {
    this.#timer = setTimeout(() => void this.#next(), (STEP_SECONDS * 1000) / this.speed);
  }

  async #next(): Promise<void> {
    await this.go(this.at + 1);
    if (!this.playing) return;
    if (this.at === this.last || this.failure) this.pause();
    else this.#later();
  }

  /** The wish that came last counts. */
  async #show(stop: number, moves: readonly Event[]): Promise<void> {
    this.at = stop;
    const position = await this.#at(stop);
    if (this.at !== stop) return;
    this.fresh = moves;
    this.#position = position;
    this.#shown = stop;
    if (stop < this.last) void this.#at(stop + 1).catch(() => undefined);
  }

  #at(stop: number): Promise<Position> {
    const version = this.stops[stop]?.version ?? 0;
    const key = `${this.eyes} ${version}`;
    const found = this.#kept.get(key) ?? api.positionAt(this.code, version, this.eyes);
    this.#kept.set(key, found);
    found.catch(() => this.#kept.delete(key));
    return found;
  }

  #fail(error: unknown): void {
    this.pause();
    this.failure = error instanceof Failed || error instanceof Error ? failureText(error) : '';
  }
}

/** The settings of this person, without the guide for a first game. */
function quiet(own: Settings): Settings {
  return new Proxy(own, { get: (target, name) => (name === 'guide' ? false : Reflect.get(target, name, target)) });
}
