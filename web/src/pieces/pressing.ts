import { pressed } from '../shell/paint';

/** How a thing of a board answers pressing and asking, by pointer and by keys. */
export interface Pressing {
  readonly blocked: boolean;
  readonly onpress: (at: HTMLElement) => void;
  /** Asks why: by `?`, and for a blocked thing by pressing it. */
  readonly onask?: ((at: HTMLElement) => void) | undefined;
  /** Tells what it is: by `Z`, a right click or a long press. */
  readonly onexplain?: ((at: HTMLElement) => void) | undefined;
}

export function press(of: Pressing, event: MouseEvent): void {
  const at = event.currentTarget as HTMLElement;
  if (of.blocked) of.onask?.(at);
  else pressed(at, () => of.onpress(at));
}

export function question(of: Pressing, event: KeyboardEvent): void {
  const answer = event.key === '?' ? of.onask : event.key.toLowerCase() === 'z' && !event.ctrlKey && !event.metaKey ? of.onexplain : undefined;
  if (answer) tell(event, answer);
}

export function menu(of: Pressing, event: Event): void {
  if (of.onexplain) tell(event, of.onexplain);
}

function tell(event: Event, answer: (at: HTMLElement) => void): void {
  event.preventDefault();
  event.stopPropagation();
  answer(event.currentTarget as HTMLElement);
}
