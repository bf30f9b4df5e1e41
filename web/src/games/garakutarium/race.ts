/** Geometry of the score race: a scale bar, a gear for each seat, marks at the printed numbers. */
export const LENGTH = 35;
export const STEP = 5;

/** Where a score stands on the bar, in per cent; scores past the end stay at its end. */
export function along(score: number): number {
  return (Math.min(Math.max(score, 0), LENGTH) / LENGTH) * 100;
}

export interface Mark {
  readonly at: number;
  /** Last word of the text key of a named mark; '' for a plain figure. */
  readonly name: '' | 'skills' | 'goal';
}

/** Figures under the bar, every fifth, with the two printed numbers named. */
export function marks(threshold: number, goal: number): Mark[] {
  const figures = new Set(Array.from({ length: LENGTH / STEP + 1 }, (_, i) => i * STEP));
  const near = (at: number): boolean => [threshold, goal].some((named) => named !== at && Math.abs(named - at) < STEP);
  const plain = [...figures].filter((at) => at !== threshold && at !== goal && !near(at));
  const all: Mark[] = [...plain.map((at): Mark => ({ at, name: '' })), { at: threshold, name: 'skills' }, { at: goal, name: 'goal' }];
  return all.sort((a, b) => a.at - b.at);
}
