/** One tab stop for a region: arrow keys walk through its `[data-rove]` elements, Home and End jump. `'plane'`: to the nearest in that direction. */
import type { Action } from 'svelte/action';

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Asks for styles, never for a layout: it is asked after every change of a region. */
function shown(each: HTMLElement): boolean {
  return each.checkVisibility?.() ?? each.offsetParent !== null;
}

function all(region: HTMLElement): HTMLElement[] {
  return [...region.querySelectorAll<HTMLElement>('[data-rove]')];
}

/** Makes one member the tab stop: the chosen one, else the present one while it is shown, else the first. */
function settle(region: HTMLElement, chosen?: HTMLElement): void {
  const members = all(region);
  const present = members.find((each) => each.getAttribute('tabindex') === '0');
  const stop = chosen ?? (present && shown(present) ? present : (members.find(shown) ?? members[0]));
  for (const each of members) {
    const wanted = each === stop ? '0' : '-1';
    if (each.getAttribute('tabindex') !== wanted) each.setAttribute('tabindex', wanted);
  }
}

function target(all: readonly HTMLElement[], from: number, key: string): HTMLElement | undefined {
  if (key === 'Home') return all[0];
  if (key === 'End') return all.at(-1);
  const step = STEPS[key];
  return step === undefined ? undefined : all[(from + step + all.length) % all.length];
}

/** The nearest one that lies in the direction of the key; to the side counts double. */
function towards(all: readonly HTMLElement[], from: number, key: string): HTMLElement | undefined {
  if (!(key in STEPS)) return target(all, from, key);
  const sign = STEPS[key]!;
  const here = middle(all[from]!);
  const along = key === 'ArrowLeft' || key === 'ArrowRight' ? 'x' : 'y';
  const aside = along === 'x' ? 'y' : 'x';
  const far = (each: HTMLElement): number => (middle(each)[along] - here[along]) * sign + 2 * Math.abs(middle(each)[aside] - here[aside]);
  return all.filter((each) => (middle(each)[along] - here[along]) * sign > 1).sort((one, other) => far(one) - far(other))[0];
}

function middle(element: HTMLElement): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

function walk(region: HTMLElement, event: KeyboardEvent, next: typeof target): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const members = all(region).filter(shown);
  const from = members.indexOf(document.activeElement as HTMLElement);
  const chosen = from < 0 ? undefined : next(members, from, event.key);
  if (!chosen) return;
  event.preventDefault();
  settle(region, chosen);
  chosen.focus();
}

function enter(region: HTMLElement, event: FocusEvent): void {
  const chosen = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-rove]') : null;
  if (chosen && region.contains(chosen)) settle(region, chosen);
}

export const rove: Action<HTMLElement, 'row' | 'plane' | undefined> = (region, layout = 'row') => {
  let frame = 0;
  /** With the styles of the next frame: asked at once, what has changed would be styled for it, and again with what changes after it. */
  const later = (): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => settle(region));
  };
  const watcher = new MutationObserver(later);
  const heard = new AbortController();
  settle(region, all(region)[0]);
  later();
  watcher.observe(region, { childList: true, subtree: true });
  region.addEventListener('keydown', (event) => walk(region, event, layout === 'plane' ? towards : target), heard);
  region.addEventListener('focusin', (event) => enter(region, event), heard);
  return {
    destroy() {
      watcher.disconnect();
      cancelAnimationFrame(frame);
      heard.abort();
    },
  };
};
