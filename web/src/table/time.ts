import { t } from '../text/text.svelte';

/** Time that is left: `4:05`, from an hour on in hours, from a day on in days. */
export function clockText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  if (hours >= 24) return t('shell.days', { n: Math.floor(hours / 24), m: hours % 24 });
  if (hours > 0) return t('shell.hours', { n: hours, m: minutes % 60 });
  return `${minutes}:${String(seconds % 60).padStart(2, '0')}`;
}

const LAST_MS = 10_000;

/** From here on time is low: a tenth of it, at least ten seconds, at most a minute. */
export function lowFrom(seconds: number): number {
  return Math.max(LAST_MS, Math.min(60_000, seconds * 100));
}

/** When somebody who listens is told of the time that is left: when it is low, and for the last seconds. */
export function warnings(seconds: number): number[] {
  return [...new Set([lowFrom(seconds), LAST_MS])];
}
