import { flushSync } from 'svelte';

const LATEST_MS = 100; // where nothing is painted, as in a tab out of sight
let waiting: (() => void)[] = [];

/** Does what a press means once the press itself is on the screen: a whole board may have to be drawn anew for it. */
export function afterPaint(work: () => void): void {
  waiting.push(work);
  if (waiting.length > 1) return;
  setTimeout(run, LATEST_MS);
  requestAnimationFrame(() => setTimeout(run));
}

function run(): void {
  const now = waiting;
  waiting = [];
  for (const work of now) work();
}

/** Whoever presses again meets what the press before has done. */
function catchUp(): void {
  if (waiting.length === 0) return;
  run();
  flushSync();
}

for (const kind of ['pointerdown', 'keydown', 'click', 'dblclick']) window.addEventListener(kind, catchUp, { capture: true });
