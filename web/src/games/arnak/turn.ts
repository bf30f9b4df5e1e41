/** Passing and ending the turn: at once, or after a question, or with the reason why not. */
import type { Asking } from './asking.svelte';
import type { Play } from './choice/play.svelte';

/** Asks only where something else could still be done. */
export function endTurn(play: Play, asking: Asking, at: HTMLElement): void {
  if (!play.option('end_turn')) void asking.reason(at, 'end_turn');
  else if (play.options.length > 1) void play.ask({ actions: ['end_turn'], about: 'end' });
  else void play.send(['end_turn']);
}

const PASSING = ['pass', 'end_turn'];

/** Ends the turn, too: a free action that is still wanted can be taken before. Nobody is asked who can do nothing else. */
export function passTurn(play: Play): void {
  if (!play.option('pass')) return;
  if (play.options.length > 1) void play.ask({ actions: PASSING, about: 'pass' });
  else void play.send(PASSING);
}
