import type { Clocks, Decision, Event, Events, Level, Offer, Position, Previewed, Reason, Refusal, Seats, TableInfo, Talk as Said, Welcome } from '../generated/wire';
import { settings } from '../settings/settings.svelte';
import type { Data, Part } from '../text/format';
import { toasts } from '../shell/toasts.svelte';
import { find, loadText, t, tParts } from '../text/text.svelte';
import { announcer } from './announcer.svelte';
import { Connection, socketAddress, type Link, type Listener, type Question, type Reply } from './connection';
import type { TableModel } from './model';
import { offerText } from './offers';
import { seatLetter, seatName } from './people';
import { refusalText } from './refusal';
import { sitsAt } from './rematch';
import { roundOf } from './rounds';
import { shared } from './shared';
import { Talk } from './talk.svelte';

/** A command that takes longer takes the offers off the table until it is answered. */
const SLOW_MS = 100;

/** Everything the page knows of one table, as the table told it. */
export class Table implements TableModel, Listener {
  readonly settings = settings;
  readonly follows = true;
  #info = $state.raw<TableInfo | null>(null);
  #position = $state.raw<Position | null>(null);
  events = $state.raw<readonly Event[]>([]);
  fresh = $state.raw<readonly Event[]>([]);
  looking = $state.raw<Event | null>(null);
  /** Moves that happened while the connection was away. */
  meanwhile = $state(0);
  refusal = $state.raw<Refusal | null>(null);
  /** Why the table cannot be shown at all. */
  away = $state.raw<Refusal | null>(null);
  /** The clocks as they were told last, and when that was (`performance.now`). */
  clocks = $state.raw<{ clocks: Clocks; at: number } | null>(null);
  /** This person sits at the next game already. */
  along = $state(false);
  /** A dialog that opened by itself lies over the board: the guide waits for it. */
  overlaid = $state(false);
  linked = $state<Link>('opening');
  retryAt = $state(0);
  #commands = 0;
  /** Changes when the page should look again at whether a command is on its way: not for one that is answered at once. */
  #looked = $state(0);
  readonly talk: Talk;
  #connection: Connection;

  constructor(readonly code: string, dial?: (address: string) => WebSocket, address = socketAddress(code)) {
    this.talk = new Talk(code);
    this.#connection = new Connection(address, this, dial);
  }

  /** The table has told of itself; before that only `ready`, `away` and the connection can be read. */
  get ready(): boolean { return this.#position !== null; }
  get info(): TableInfo { return this.#info!; }
  get position(): Position { return this.#position!; }
  get decision(): Decision | null { return this.#position?.decision ?? null; }
  get me(): number | null { return this.#info?.you ?? null; }
  /** Has a seat, or several people at this device have. */
  get seated(): boolean { return this.me !== null || (this.#info?.yours ?? []).length > 0; }
  /** Several people at this device, and nobody's side is shown. */
  get curtained(): boolean { return this.me === null && this.seated && !this.position.result; }
  get pending(): boolean {
    void this.#looked;
    return this.#commands > 0;
  }
  get connected(): boolean { return this.linked === 'open'; }
  get mine(): boolean { return !this.pending && !this.paused && this.asked; }
  /** The table waits for this person. */
  get asked(): boolean { return this.me !== null && this.decision?.seat === this.me && this.info.seats[this.me]?.kind === 'person'; }
  /** The table waits for somebody at this device. */
  get called(): boolean { return this.asked || (this.#position?.waiting !== undefined && this.#position.waiting !== null && this.own(this.#position.waiting)); }
  /** A bot plays the own seat. */
  get handedOver(): boolean { return this.me !== null && ['bot', 'auto'].includes(this.info.seats[this.me]?.kind ?? ''); }

  /** One of several people at this device sits there. */
  own(seat: number): boolean { return (this.info.yours ?? []).includes(seat) && this.info.seats[seat]?.kind === 'person'; }
  names(seat: number): string { return seatName(this.info.seats, seat); }
  letter(seat: number): string { return seatLetter(this.info.seats, seat); }
  has(key: string): boolean { return find(key, this.info.game) !== undefined; }
  text(key: string, data: Data = {}): string {
    return t(key, data, this.info.game, (seat) => this.names(seat));
  }
  parts(key: string, data: Data = {}): readonly Part[] {
    return tParts(key, data, this.info.game, (seat) => this.names(seat));
  }
  announce(key: string, data?: Data): void { announcer.say(this.text(key, data)); }

  async send(actions: readonly string[]): Promise<boolean> { return this.#command({ type: 'Command', version: this.position.version, actions }); }
  /** One command back. */
  async undo(): Promise<boolean> { return this.#undo(this.position.step ?? this.position.undo ?? null); }
  /** Back to the undo line. */
  async restart(): Promise<boolean> { return this.#undo(this.position.undo ?? null); }
  get restartable(): boolean { return (this.position.undo ?? null) !== null && this.position.undo !== this.position.step; }
  async redo(): Promise<boolean> {
    return (this.position.redo ?? null) !== null && this.#command({ type: 'Redo', version: this.position.version });
  }
  /** Beyond the undo line: alone where the table is free, else if the others agree. */
  async goBack(to: number): Promise<boolean> {
    if (this.info.terms?.undo === 'free') return this.#undo(to);
    return this.#command({ type: 'Propose', version: this.position.version, what: 'undo', to });
  }
  async pause(): Promise<boolean> { return this.#command({ type: 'Propose', version: this.position.version, what: 'pause' }); }
  async goOn(): Promise<boolean> { return this.#command({ type: 'GoOn' }); }
  get paused(): boolean { return this.clocks?.clocks.paused ?? false; }
  async answer(offer: Offer, yes: boolean): Promise<boolean> {
    return this.#command({ type: 'Consent', seat: offer.seat, what: offer.what, to: offer.to ?? 0, yes });
  }
  async resign(): Promise<boolean> { return this.#command({ type: 'Resign', version: this.position.version }); }
  async handOver(level: Level): Promise<boolean> { return this.#command({ type: 'HandOver', level }); }
  async takeBack(): Promise<boolean> { return this.#command({ type: 'TakeBack' }); }

  async preview(actions: readonly string[]): Promise<Previewed | null> {
    const reply = await this.#connection.ask({ type: 'Preview', version: this.position.version, actions });
    return reply.type === 'Previewed' && reply.version === this.position.version ? reply : null;
  }

  async why(about: string): Promise<readonly Reason[]> {
    const [reply] = await Promise.all([this.#connection.ask({ type: 'Why', version: this.position.version, about }), loadText(`${this.info.game}.later`), loadText('later')]);
    return reply.type === 'Reasons' ? reply.reasons : [];
  }

  /** Looks back at an event as if it happened now; null: at the present. */
  look(event: Event | null): void {
    this.looking = event;
    this.fresh = event ? [event] : [];
  }

  skip(): void { this.#connection.tell({ type: 'Skip' }); }
  retry(): void { this.#connection.retry(); }
  close(): void { this.#connection.close(); }

  have(): number { return this.#position?.version ?? 0; }

  news(message: Welcome | Events | Seats | Said): void {
    if (message.type === 'Seats') this.#seat(message);
    else if (message.type === 'Talk') this.#hear(message);
    else if (message.type === 'Welcome') this.#welcome(message);
    else this.#follow(message);
  }

  turnedAway(refusal: Refusal): void { this.away = refusal; }

  link(state: Link, secondsToNextTry: number): void {
    this.linked = state;
    this.retryAt = Date.now() + secondsToNextTry * 1000;
    if (state === 'lost' && this.ready) announcer.shout(t('shell.lost_short'));
  }

  #seat(message: Seats): void {
    const before = this.info.seats;
    if (message.table.next && !this.info.next && this.seated) toasts.show(t('shell.rematch_offered'));
    const known = this.info.declined ?? [];
    const offer = this.info.offer;
    this.#info = message.table;
    this.#hearOffer(offer ?? null);
    void this.#lookAhead();
    for (const seat of message.table.declined ?? []) {
      if (!known.includes(seat) && seat !== this.me && !this.own(seat)) toasts.show(t('shell.rematch_declined', { name: this.names(seat) }));
    }
    message.table.seats.forEach((seat, n) => {
      if (before[n]?.kind === 'open' && seat.kind === 'person') toasts.show(t('shell.joined', { name: this.names(n) }));
    });
  }

  async #lookAhead(): Promise<void> {
    this.along = Boolean(this.info.next) && this.seated && (await sitsAt(this.info.next!));
  }

  /** A new offer is said, so is a no; after a no there is none any more. */
  #hearOffer(before: Offer | null): void {
    const offer = this.info.offer ?? null;
    if (offer === null) return;
    if ((offer.declined ?? null) !== null) {
      this.#info = { ...this.info, offer: null };
      toasts.show(t('shell.declined', { name: this.names(offer.declined!) }));
    } else if (JSON.stringify(offer) !== JSON.stringify(before)) announcer.say(offerText(this, offer));
  }

  #hearClocks({ clocks }: Position): void {
    this.clocks = clocks ? { clocks, at: performance.now() } : null;
  }

  async #undo(to: number | null): Promise<boolean> {
    return to !== null && this.#command({ type: 'Undo', version: this.position.version, to });
  }

  #welcome(message: Welcome): void {
    const returning = this.ready;
    const moves = message.events.filter(({ seat }) => seat >= 0).length;
    if (returning) this.meanwhile = moves;
    this.#info = message.table;
    this.#hearClocks(message.position);
    if (startsOver(message)) this.#position = message.position;
    else this.#stand(message.position);
    this.events = startsOver(message) ? message.events : [...this.events, ...message.events];
    this.fresh = [];
    this.talk.catchUp(message.table.said ?? 0);
    void this.#lookAhead();
    if (returning) announcer.shout(moves > 0 ? t('shell.back', { n: moves }) : t('shell.back_quiet'));
  }

  /** Whoever deletes their data is not read out any more, either. */
  #hear(message: Said): void {
    if (message.lines.some(({ text }) => !text)) announcer.forget();
    for (const line of this.talk.hear(message.lines)) {
      announcer.say(t('chat.said', { name: line.seat === undefined || line.seat === null ? (line.name ?? '') : this.names(line.seat), text: line.text }));
    }
  }

  #follow(message: Events): void {
    const before = this.#turnAnnounced();
    const news = message.events.filter((event) => event.version > (this.events.at(-1)?.version ?? 0));
    this.#stand(message.position);
    this.events = [...this.events, ...news];
    this.fresh = news;
    this.#tell(news);
    const now = this.#turnAnnounced();
    if (now !== '' && now !== before) announcer.shout(now);
  }

  /** "" while somebody else is asked. Who ends a round and begins the next one is told of that, too. */
  #turnAnnounced(): string {
    if (!this.asked) return '';
    const round = roundOf(this.position);
    return round ? t('shell.your_turn_in_round', { n: round.n }) : t('shell.your_turn_announced');
  }

  /** The same position again, after a break, disturbs nothing that is being chosen. The same question of another position is a new one. */
  #stand(position: Position): void {
    this.#hearClocks(position);
    if (position.version !== this.#position?.version) this.#position = { ...shared(this.#position, position), decision: position.decision };
  }

  #tell(news: readonly Event[]): void {
    const lines = news.flatMap((event) => event.log ?? []);
    if (lines.length > 0) announcer.say(lines.map((line) => this.text(`log.${line.key}`, line.data)).join(' '));
  }

  async #command(question: Question): Promise<boolean> {
    this.#commands++;
    this.refusal = null;
    const slow = setTimeout(() => this.#looked++, SLOW_MS);
    const reply: Reply = await this.#connection.ask(question);
    clearTimeout(slow);
    this.#commands--;
    this.#looked++;
    if (reply.type === 'Refusal') this.#refuse(reply);
    return reply.type === 'Accepted';
  }

  #refuse(refusal: Refusal): void {
    this.refusal = refusal;
    announcer.shout(refusalText(refusal, (key, data) => this.text(key, data), (key) => this.has(key)));
  }
}

/** A server that was set back to an older backup tells everything anew. */
function startsOver(message: Welcome): boolean {
  return message.events[0]?.version === 1;
}
