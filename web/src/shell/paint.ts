import { flushSync } from 'svelte';

const LATEST_MS = 100; // where nothing is painted, as in a tab out of sight
let waiting: (() => void)[] = [];
let turns = 0;

/** A thing looks pressed with the next frame; what the press means is done right after it, for a whole board may have to be drawn anew. */
export function pressed(at: HTMLElement, work: () => void): void {
  at.dataset['pressed'] = '';
  afterPaint(() => {
    delete at.dataset['pressed'];
    work();
  });
}

/** Does something once the next frame is on the screen, in turn with the presses before it. */
export function afterPaint(work: () => void): void {
  waiting.push(work);
  const turn = ++turns;
  setTimeout(() => turn === turns && run(), LATEST_MS);
  requestAnimationFrame(() => setTimeout(run));
}

/** Whoever presses again, and news of the table, meet what the press before has done. */
export function catchUp(): void {
  if (waiting.length === 0) return;
  run();
  flushSync();
}

function run(): void {
  const now = waiting;
  waiting = [];
  for (const work of now) attempt(work);
}

/** What goes wrong with one press is told as any error is, and takes no other press along. */
function attempt(work: () => void): void {
  try {
    work();
  } catch (error) {
    reportError(error);
  }
}

for (const kind of ['pointerdown', 'keydown', 'click', 'dblclick']) window.addEventListener(kind, catchUp, { capture: true });
