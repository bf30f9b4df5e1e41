/** The game's own View as the page reads it: fields that the wire leaves out are filled with their empty values. */
import type { Position } from '../../generated/wire';

export interface SeatView {
  readonly score: number;
  readonly loot: readonly string[];
  readonly junk: readonly string[];
  readonly curses: number;
  readonly characters: readonly (string | null)[];
  readonly revealed: readonly string[];
  readonly skill: 'closed' | 'open' | 'used';
}

export interface Piles {
  readonly hidden: string | null;
  readonly beside: readonly string[];
  readonly open: readonly string[];
  readonly closed_taken: boolean;
  readonly open_taken: boolean;
}

/** Points by number of cards: same[3] is three cards of one number. special_relic: what a set with it costs. */
export interface SetValues {
  readonly same: readonly number[];
  readonly run: readonly number[];
  readonly suited_run: readonly number[];
  readonly special_relic: number;
}

export interface View {
  readonly viewer: number;
  readonly turn: number;
  readonly parent: number;
  readonly phase: 'setup' | 'dig' | 'choose' | 'child' | 'parent' | 'over';
  readonly deck: number;
  readonly seats: readonly [SeatView, SeatView];
  readonly deck_top: readonly (string | null)[];
  readonly dug: readonly string[];
  readonly dug_count: number;
  readonly piles: Piles | null;
  readonly making: readonly string[];
  readonly looked: readonly string[];
  readonly looked_count: number;
  readonly mad: boolean;
  readonly skill_threshold: number;
  readonly goal: number;
  readonly limit: number;
  readonly values: SetValues | null;
}

const EMPTY = {
  deck_top: [], dug: [], dug_count: 0, piles: null, making: [], looked: [], looked_count: 0, mad: false, values: null,
} satisfies Partial<View>;

export function viewOf(position: Position): View {
  return { ...EMPTY, ...(position.view as Omit<View, keyof typeof EMPTY>) };
}

/** The seat shown below: the viewer's own, or seat 0 for somebody who watches. */
export function nearSeat(me: number | null): 0 | 1 {
  return me === 1 ? 1 : 0;
}
