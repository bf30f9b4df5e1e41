/** What a panel counts of a player, each with icon and words; what is nought is left out where nobody would miss it. */
import type { SeatView } from '../view';

export interface Count {
  /** Last word of the text key `board.player.*`. */
  readonly what: string;
  readonly icon: string;
  readonly tint: string;
  readonly n: number;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

export function countsOf(seat: SeatView): Count[] {
  const rare = [
    { what: 'idols', icon: 'idol', tint: 'idol', n: seat.crates.length },
    { what: 'temple', icon: 'temple', tint: '', n: sum(seat.temple) },
    { what: 'fear_tiles', icon: 'fear', tint: 'fear', n: seat.fear_tiles },
  ];
  return [{ what: 'home', icon: 'archaeologist', tint: '', n: seat.home }, ...rare.filter(({ n }) => n > 0)];
}

/** Cards of a row of which the viewer knows the face. */
export function knownOf(cards: readonly (string | null)[]): string[] {
  return cards.filter((kind) => kind !== null);
}
