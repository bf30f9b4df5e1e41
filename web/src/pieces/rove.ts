/** One tab stop for a region: arrow keys walk through its `[data-rove]` elements, Home and End jump. */
import type { Action } from 'svelte/action';

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

function members(region: HTMLElement): HTMLElement[] {
  return [...region.querySelectorAll<HTMLElement>('[data-rove]')].filter((each) => each.offsetParent !== null);
}

/** Makes one member the tab stop: the chosen one, else the present one, else the first. */
function settle(region: HTMLElement, chosen?: HTMLElement): void {
  const all = members(region);
  const stop = chosen ?? all.find((each) => each.tabIndex === 0) ?? all[0];
  for (const each of all) each.tabIndex = each === stop ? 0 : -1;
}

function target(all: readonly HTMLElement[], from: number, key: string): HTMLElement | undefined {
  if (key === 'Home') return all[0];
  if (key === 'End') return all.at(-1);
  const step = STEPS[key];
  return step === undefined ? undefined : all[(from + step + all.length) % all.length];
}

function walk(region: HTMLElement, event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const all = members(region);
  const from = all.indexOf(document.activeElement as HTMLElement);
  const next = from < 0 ? undefined : target(all, from, event.key);
  if (!next) return;
  event.preventDefault();
  settle(region, next);
  next.focus();
}

function enter(region: HTMLElement, event: FocusEvent): void {
  const chosen = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-rove]') : null;
  if (chosen && region.contains(chosen)) settle(region, chosen);
}

export const rove: Action<HTMLElement> = (region) => {
  const watcher = new MutationObserver(() => settle(region));
  const heard = new AbortController();
  settle(region);
  watcher.observe(region, { childList: true, subtree: true });
  region.addEventListener('keydown', (event) => walk(region, event), heard);
  region.addEventListener('focusin', (event) => enter(region, event), heard);
  return {
    destroy() {
      watcher.disconnect();
      heard.abort();
    },
  };
};
