/** The round of a game that is played in a known number of them, as its view tells it; null for any other game. */
import type { Position } from '../generated/wire';

interface Told {
  readonly turn?: number;
  readonly round?: number;
  readonly rounds?: number;
}

export function roundOf({ view }: Pick<Position, 'view'>): { readonly n: number; readonly of: number } | null {
  const { turn = 1, round = Math.max(turn, 1), rounds } = view as Told;
  return rounds === undefined ? null : { n: round, of: rounds };
}
