import type { ChatLine } from '../generated/wire';
import { recall, remember } from '../settings/memory';

/** What this browser remembers of the chat of a table. muted: speakers whose lines are not shown, EVERYBODY among them. */
interface Kept {
  seen: number;
  muted: readonly string[];
}

type Memory = Readonly<Record<string, Kept>>;

export const EVERYBODY = '*';
export const WATCHERS = 'watching';
const TABLES_KEPT = 40;

/** Who says a line, as muting knows them: a seat, or those who watch. */
export function speakerOf(line: ChatLine): string {
  return line.seat === undefined || line.seat === null ? WATCHERS : `seat ${line.seat}`;
}

/** The chat of one table: its lines as far as they are here, and how many wait to be read. */
export class Talk {
  lines = $state.raw<readonly ChatLine[]>([]);
  /** The number of the last line that there is. */
  said = $state(0);
  /** Up to this line everything that is kept is here. */
  whole = $state(0);
  unread = $state(0);
  #open = $state(false);
  #kept = $state.raw<Kept>({ seen: 0, muted: [] });

  constructor(private readonly code: string) {
    this.#kept = recall<Memory>('chat', {})[code] ?? this.#kept;
  }

  get open(): boolean { return this.#open; }
  set open(open: boolean) {
    this.#open = open;
    if (open) this.#read();
  }

  get shown(): readonly ChatLine[] { return this.lines.filter((line) => !this.mutes(speakerOf(line))); }

  mutes(speaker: string): boolean { return this.#kept.muted.includes(speaker); }

  mute(speaker: string, muted: boolean): void {
    const others = this.#kept.muted.filter((one) => one !== speaker);
    this.#keep({ ...this.#kept, muted: muted ? [...others, speaker] : others });
    if (muted && speaker === EVERYBODY) this.unread = 0;
  }

  /** How far the chat has come, as the table tells at each welcome. */
  catchUp(said: number): void {
    this.said = said;
    if (this.#open) this.#read();
    else this.unread = this.mutes(EVERYBODY) ? 0 : Math.max(0, said - this.#kept.seen);
  }

  /** New lines; returns those that a person wants to hear. */
  hear(news: readonly ChatLine[]): readonly ChatLine[] {
    const fresh = news.filter((line) => line.n > this.said);
    this.said = Math.max(this.said, ...news.map((line) => line.n));
    for (const { n } of news) if (n === this.whole + 1) this.whole = n;
    this.#take(news);
    const heard = fresh.filter((line) => !this.mutes(speakerOf(line)) && !this.mutes(EVERYBODY));
    if (this.#open) this.#read();
    else this.unread += heard.length;
    return heard;
  }

  /** Everything that the table keeps; until: the last line that there was when it was asked. */
  fill(lines: readonly ChatLine[], until: number): void {
    this.whole = Math.max(this.whole, until);
    this.#take(lines);
  }

  /** In whatever order; a line without text was deleted with its speaker's data. */
  #take(news: readonly ChatLine[]): void {
    const known = new Map([...this.lines, ...news].map((line) => [line.n, line]));
    this.lines = [...known.values()].filter(({ text }) => text !== '').sort((one, other) => one.n - other.n);
  }

  #read(): void {
    this.unread = 0;
    if (this.said !== this.#kept.seen) this.#keep({ ...this.#kept, seen: this.said });
  }

  #keep(kept: Kept): void {
    this.#kept = kept;
    const others = Object.entries(recall<Memory>('chat', {})).filter(([code]) => code !== this.code);
    remember('chat', Object.fromEntries([...others, [this.code, kept]].slice(-TABLES_KEPT)));
  }
}
