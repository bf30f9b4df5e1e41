import { t } from '../text/text.svelte';

export type Permission = 'granted' | 'denied' | 'missing';

/** Asks the browser, which asks the person. Missing: this browser has none, or none on a page without https. */
export async function permission(): Promise<Permission> {
  if (typeof Notification === 'undefined' || !window.isSecureContext) return 'missing';
  return (await Notification.requestPermission()) === 'granted' ? 'granted' : 'denied';
}

/** One at a time for each table: a newer one takes the place of the last. */
export function notify(name: string): void {
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
  try {
    const shown = new Notification(name, { body: t('shell.your_turn_announced'), tag: location.pathname, icon: '/icon-turn.svg' });
    shown.onclick = () => {
      focus();
      shown.close();
    };
  } catch {
    return; // phones show notifications of installed pages alone
  }
}
