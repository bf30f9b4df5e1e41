/** Which of the board's ways of asking fits the present decision. */
import type { Decision } from '../../../generated/wire';

export type Mode = 'over' | 'wait' | 'split' | 'part' | 'option';

export function modeOf(decision: Decision | null, mine: boolean): Mode {
  if (!decision) return 'over';
  if (!mine) return 'wait';
  const verbs = new Set((decision.plans ?? []).map((plan) => plan.verb));
  if (verbs.has('offer')) return 'split';
  return decision.kind === 'part' ? 'part' : 'option';
}
