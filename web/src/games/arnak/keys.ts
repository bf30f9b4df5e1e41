/** Keys of the board, with the words the list of keys shows. */
import { tick } from 'svelte';
import type { Shortcut } from '../../shell/keys.svelte';
import type { Asking } from './asking.svelte';
import type { Play } from './choice/play.svelte';
import { endTurn, passTurn } from './turn';

/** Puts the focus on a region: on its present stop, else on itself. */
export function focusOn(id: string): void {
  const region = document.getElementById(id);
  const stop = region?.querySelector<HTMLElement>('[data-rove][tabindex="0"]') ?? region;
  stop?.focus();
}

/** What a figure on its key cap stands for. */
const CHOICES = '.prompt .tray button:not([aria-disabled]), .prompt .buttons button:not([aria-disabled])';

/** The n-th choice of the prompt, so that Enter then means the prompt. */
function pressNth(n: number): void {
  const choices = [...document.querySelectorAll<HTMLElement>(CHOICES)];
  choices.find((each) => each.querySelector('kbd')?.textContent === String(n + 1))?.click();
  void tick().then(() => document.querySelector<HTMLElement>('.prompt .buttons .primary:not([aria-disabled])')?.focus());
}

export function boardKeys(play: Play, asking: Asking, show: (region: string) => void, guide: () => void): Shortcut[] {
  const { table } = play;
  const name = (word: string): string => table.text(`board.keys.${word}`);
  const here = (): HTMLElement => document.querySelector<HTMLElement>('.prompt') ?? document.body;
  const go = (key: string, region: string): Shortcut => ({ key, label: name(region), run: () => void show(region) });
  return [
    { key: 'Enter', label: name('confirm'), run: () => void play.confirm() },
    { key: 'Escape', label: name('back'), run: () => (asking.shown ? asking.close() : play.back()) },
    { key: 'e', label: name('end'), run: () => play.mode === 'turn' && endTurn(play, asking, here()) },
    { key: 'p', label: name('pass'), run: () => play.mode === 'turn' && passTurn(play) },
    go('m', 'map'), go('r', 'research'), go('c', 'cards'), go('h', 'hand'), go('b', 'me'), go('o', 'players'), go('l', 'log'),
    { key: 'g', label: name('guide'), run: guide },
    ...Array.from({ length: 9 }, (_, n): Shortcut => ({ key: String(n + 1), label: n === 0 ? name('choose') : '', run: () => pressNth(n) })),
  ];
}
