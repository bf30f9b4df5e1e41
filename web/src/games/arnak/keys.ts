/** Keys of the board, with the words the list of keys shows. */
import { tick } from 'svelte';
import type { Shortcut } from '../../shell/keys.svelte';
import { catchUp } from '../../shell/paint';
import type { Asking } from './asking.svelte';
import type { Play } from './choice/play.svelte';
import { endTurn, passTurn } from './turn';

/** Puts the focus on a region: on its present stop, else on itself. */
export function focusOn(id: string): void {
  const region = document.getElementById(id);
  const stop = [...(region?.querySelectorAll<HTMLElement>('[data-rove]') ?? [])].find(({ tabIndex }) => tabIndex === 0);
  (stop ?? region)?.focus();
}

/** What a figure on its key cap stands for. */
const CHOICES = '.prompt .tray button:not([aria-disabled]), .prompt .buttons button:not([aria-disabled])';

/** The n-th choice of the prompt, so that Enter then means the prompt. */
function pressNth(n: number): void {
  const choices = [...document.querySelectorAll<HTMLElement>(CHOICES)];
  choices.find((each) => each.querySelector('kbd')?.textContent === String(n + 1))?.click();
  catchUp(); // Enter may follow as fast as fingers are
  void tick().then(() => focusIn('.primary:not([aria-disabled])'));
}

/** Enter means a button of the prompt then, and not the piece that had the focus. */
export function focusIn(button: string): void {
  document.querySelector<HTMLElement>(`.prompt .buttons ${button}`)?.focus();
}

/** What had the focus went with the step that was taken back. */
function stay(): void {
  if (document.activeElement === document.body) focusOn('hand');
}

export function boardKeys(play: Play, asking: Asking, show: (region: string) => void, guide: () => void): Shortcut[] {
  const { table } = play;
  const name = (word: string): string => table.text(`board.keys.${word}`);
  const here = (): HTMLElement => document.querySelector<HTMLElement>('.prompt') ?? document.body;
  const after = (act: () => void, then: () => void): void => {
    act();
    void tick().then(then);
  };
  const go = (key: string, region: string): Shortcut => ({ key, label: name(region), run: () => void show(region) });
  return [
    { key: 'Enter', label: name('confirm'), run: () => void play.confirm() },
    { key: 'Escape', label: name('back'), run: () => (asking.shown ? asking.close() : after(() => play.back(), stay)) },
    { key: 'e', label: name('end'), run: () => play.mode === 'turn' && after(() => endTurn(play, asking, here()), () => focusIn('.danger')) },
    { key: 'p', label: name('pass'), run: () => play.mode === 'turn' && after(() => passTurn(play), () => focusIn('.danger')) },
    go('m', 'map'), go('r', 'research'), go('c', 'cards'), go('h', 'hand'), go('b', 'me'), go('o', 'players'), go('l', 'log'),
    { key: 'g', label: name('guide'), run: guide },
    ...Array.from({ length: 9 }, (_, n): Shortcut => ({ key: String(n + 1), label: n === 0 ? name('choose') : '', run: () => pressNth(n) })),
  ];
}
