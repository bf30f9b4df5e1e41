import type { Datum, Decision, Event, Position, Previewed, Reason, TableInfo } from '../generated/wire';
import type { Part } from '../text/format';
import type { Settings } from '../settings/settings.svelte';

export type Data = Readonly<Record<string, Datum>>;

/** What a board may read and ask of its table. Everything is reactive; nothing here knows a rule. */
export interface TableModel {
  readonly info: TableInfo;
  readonly position: Position;
  /** All events the viewer knows, oldest first. */
  readonly events: readonly Event[];
  /** The events that led to the present position from the one shown before: what to animate. Empty after a reload. */
  readonly fresh: readonly Event[];
  /** The event that is being looked back at, null for the present: a board shows where it happened. It is then in `fresh` alone. */
  readonly looking: Event | null;
  /** The part of the board where that happened opens by itself; else it is only marked. */
  readonly follows: boolean;
  /** What is asked now, of anybody; null when the game is over. Has options and plans only when it is mine. */
  readonly decision: Decision | null;
  /** Own seat; null for a spectator. */
  readonly me: number | null;
  /** The decision is mine, no command is on its way, and there is no pause. */
  readonly mine: boolean;
  /** A command is on its way: show it, offer nothing. */
  readonly pending: boolean;
  readonly connected: boolean;
  /** The clocks stand until somebody goes on. */
  readonly paused?: boolean;
  goOn?(): Promise<boolean>;
  /** Something else opened by itself and lies over the board: a guide waits for it. */
  readonly overlaid: boolean;
  readonly settings: Settings;
  /** Display name of a seat. */
  names(seat: number): string;
  /** Letter for the seal of a seat. */
  letter(seat: number): string;
  /** Sentence from the game's catalogue, else from the shared one; seats and kinds in data become names. */
  text(key: string, data?: Data): string;
  /** The same sentence in stretches: those with `kind` name a component. */
  parts(key: string, data?: Data): readonly Part[];
  /** Is there such a text? */
  has(key: string): boolean;
  /** One command, all or none. True when it is stored; false when it was refused (the shell has said why already). */
  send(actions: readonly string[]): Promise<boolean>;
  /** The position after these actions; null when refused or out of date. Stores nothing. */
  preview(actions: readonly string[]): Promise<Previewed | null>;
  /** Why is this not possible? about: action or `zone:kind`. At most five; clause '' means possible. */
  why(about: string): Promise<readonly Reason[]>;
  /** Do not wait before the bots' next moves. */
  skip(): void;
  undo(): Promise<boolean>;
  /** One sentence for screen readers, politely. */
  announce(key: string, data?: Data): void;
}
