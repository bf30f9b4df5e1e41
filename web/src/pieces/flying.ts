/** When each step of what travels after a change begins, and how long it lasts: all of it together is over as soon as one step alone. */
export const FLYING_MS = 250;

export interface Timing {
  readonly duration: number;
  readonly delay: number;
}

export function timingOf(step: number, steps: number): Timing {
  const duration = FLYING_MS / Math.max(steps, 1);
  return { duration, delay: step * duration };
}
