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

/** Starts an animation with the next frame: measured for at once, the page would be laid out for it, and again with what changes after it. Returns its end. */
export function withFrame(start: () => Animation | undefined): () => void {
  let animation: Animation | undefined;
  const frame = requestAnimationFrame(() => (animation = start()));
  return () => {
    cancelAnimationFrame(frame);
    animation?.cancel();
  };
}
