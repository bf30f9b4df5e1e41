const AGAIN_MS = 10_000;

/** A part that the server has no more belongs to a page from before an upgrade: the page is loaded anew, but not over and over. */
export function renew(now: number, kept: Storage, reload: () => void): void {
  if (now - Number(kept.getItem('iseki.renewed') ?? 0) < AGAIN_MS) return;
  kept.setItem('iseki.renewed', String(now));
  reload();
}
