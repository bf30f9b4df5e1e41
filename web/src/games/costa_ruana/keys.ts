/** Keys of the board, with the words the list of keys shows. */
import { tick } from 'svelte';
import type { Shortcut } from '../../shell/keys.svelte';
import { catchUp } from '../../shell/paint';
import type { Asking } from './asking.svelte';
import type { Play } from './choice/play.svelte';

/** Puts the focus on a region: on this piece of it, else on its present stop, else on itself. */
export function focusOn(id: string, piece = ''): void {
  const region = document.getElementById(id);
  const meant = piece === '' ? null : region?.querySelector<HTMLElement>(`[data-rove][data-piece~="${piece}"]`);
  const stop = meant ?? region?.querySelector<HTMLElement>('[data-rove][tabindex="0"]') ?? region;
  stop?.focus();
}

/** The n-th choice of the prompt, so that Enter then means the prompt. */
function pressNth(n: number): void {
  document.querySelectorAll<HTMLElement>('.prompt .tray button')[n]?.click();
  catchUp(); // Enter may follow as fast as fingers are
  void tick().then(() => document.querySelector<HTMLElement>('.prompt .buttons .primary')?.focus());
}

export function boardKeys(play: Play, asking: Asking, show: (region: string) => void, guide: () => void): Shortcut[] {
  const name = (word: string): string => play.table.text(`board.keys.${word}`);
  const go = (key: string, region: string): Shortcut => ({ key, label: name(region), run: () => show(region) });
  return [
    { key: 'Enter', label: name('confirm'), run: () => void play.confirm() },
    { key: 'Escape', label: name('back'), run: () => (asking.shown ? asking.close() : play.back()) },
    go('m', 'islands'), go('o', 'mats'), go('r', 'ritual'), go('h', 'hand'), go('l', 'log'),
    { key: 'g', label: name('guide'), run: guide },
    ...Array.from({ length: 9 }, (_, n): Shortcut => ({ key: String(n + 1), label: n === 0 ? name('choose') : '', run: () => pressNth(n) })),
  ];
}
