import { settings } from '../settings/settings.svelte';
import { t } from '../text/text.svelte';

/** What the browser's tab shows: the name of what is on it, and, in title and icon alike, that it waits for this person. */
export function dressTab(name: string, waiting: boolean): void {
  const title = waiting ? t('shell.tab_turn', { name }) : name;
  if (document.title !== title) document.title = title;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const href = waiting ? '/icon-turn.svg' : '/icon.svg';
  if (icon && icon.getAttribute('href') !== href) icon.setAttribute('href', href);
}

/** Calls a person back whose turn it has become, in the ways that they switched on. Whoever looks at the page needs no notification. */
export async function call(name: string): Promise<void> {
  if (settings.sound) (await import('./chime')).chime();
  if (settings.notify && document.visibilityState === 'hidden') (await import('./notify')).notify(name);
}
