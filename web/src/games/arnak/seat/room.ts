/** About how wide everything a player owns is with its labels, in pixels of the usual text size: what needs more than there is goes into two rows without them. */
import { rowOf } from '../facts';
import type { Assistant, Guardian, SeatView } from '../view';

type Owned = Pick<SeatView, 'crates' | 'assistants' | 'guardians'>;
const SLOTS = 124;
const GAP = 12;
const LABEL = 58;

const sum = (widths: readonly number[]): number => widths.reduce((total, width) => total + width, 0);
const assistant = ({ kind, gold }: Assistant): number => 38 + 14 * rowOf(kind, gold ? 'gold' : 'silver').flat().length;
const guardian = ({ used }: Guardian): number => (used ? 40 : 60);
const crates = (n: number): number => (n === 0 ? 0 : GAP + 24 + 18 * n);

export function roomOf({ crates: idols, assistants, guardians }: Owned): number {
  const boons = guardians.length === 0 ? 0 : GAP + Math.max(LABEL, sum(guardians.map(guardian)));
  return SLOTS + crates(idols.length) + GAP + Math.max(LABEL, sum(assistants.map(assistant))) + boons;
}
