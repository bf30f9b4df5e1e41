/** Keys of the board, with the words the list of keys shows. */
import { tick } from 'svelte';
import type { Shortcut } from '../../shell/keys.svelte';
import type { Asking } from './asking.svelte';
import type { Play } from './choice/play.svelte';
import { discard, endPart } from './part';

const PICKED = '.piece[aria-pressed="true"], .take[aria-pressed="true"], .row[aria-pressed="true"], [data-meant="true"]';

/** Does Enter on this mean the prompt, not the thing itself? On what is picked, or was just moved or hidden; while a question is open, on whatever could be picked. */
export function meansPrompt(at: EventTarget | null, question: boolean): boolean {
  return at instanceof Element && at.closest(question ? '.piece, .turn, .skill, .row, .take' : PICKED) !== null;
}

/** Puts the focus on a region: on its present stop, else on itself. */
export function focusOn(id: string): void {
  const region = document.getElementById(id);
  const stop = region?.querySelector<HTMLElement>('[data-rove][tabindex="0"], .take') ?? region;
  stop?.focus();
}

/** The n-th thing one may choose now: an option, a set, or a card of the split. */
export function pickNth(play: Play, n: number): void {
  const option = play.option.options[n];
  const set = play.part.sets[n];
  if (play.mode === 'option' && option) play.option.choose(option.action);
  if (play.mode === 'part' && set) play.part.choose(set);
  if (play.mode === 'split' && n < play.split.dug.length) play.split.cross(n);
  else void tick().then(focusConfirm);
}

/** So that Enter means the prompt, not the card that had the focus. */
function focusConfirm(): void {
  document.querySelector<HTMLElement>('.prompt .buttons .primary')?.focus();
}

export function boardKeys(play: Play, asking: Asking, guide: () => void): Shortcut[] {
  const { table } = play;
  const name = (word: string): string => table.text(`board.keys.${word}`);
  const here = (): HTMLElement => document.querySelector<HTMLElement>('.prompt') ?? document.body;
  const back = (): void => (asking.shown ? asking.close() : play.back());
  return [
    { key: 'Enter', label: name('confirm'), run: () => void play.confirm() },
    { key: 'Escape', label: name('back'), run: back },
    { key: 'e', label: name('end'), run: () => void (play.mode === 'split' ? play.confirm() : play.mode === 'part' && endPart(play, asking, here())) },
    { key: 'x', label: name('discard'), run: () => void (play.mode === 'part' && discard(play, asking, here())) },
    { key: 'h', label: name('hand'), run: () => focusOn('hand') },
    { key: 'b', label: name('dig'), run: () => focusOn('dig') },
    { key: 'o', label: name('rival'), run: () => focusOn('rival') },
    { key: 'l', label: name('log'), run: () => document.querySelector<HTMLElement>('.log .lines')?.focus() },
    { key: 'g', label: name('guide'), run: guide },
    ...Array.from({ length: 9 }, (_, n): Shortcut => ({ key: String(n + 1), label: n === 0 ? name('choose') : '', run: () => pickNth(play, n) })),
  ];
}
