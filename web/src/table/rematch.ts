import { api } from '../api';
import type { TableInfo } from '../generated/wire';
import { router, tablePath } from '../route.svelte';

/** Wishes for one more game, or agrees to it, and goes there. */
export async function playAgain(code: string): Promise<void> {
  router.go(tablePath((await api.rematch(code)).code));
}

/** Has this person, or somebody at this device, a seat there? */
export async function sitsAt(code: string): Promise<boolean> {
  const info = await api.table(code).catch(() => null);
  return info !== null && ((info.you ?? null) !== null || (info.yours ?? []).length > 0);
}

/** Says no to it; the others hear that from the table. */
export async function notAgain(code: string): Promise<void> {
  await api.decline(code);
}

/** Names of those who have not yet come along to this rematch. */
export function awaited(info: TableInfo): string[] {
  return called(info, (seat) => !hasDeclined(info, seat));
}

/** Names of those who do not come along, whose seats are free. */
export function missing(info: TableInfo): string[] {
  return called(info, (seat) => hasDeclined(info, seat));
}

function called(info: TableInfo, which: (seat: number) => boolean): string[] {
  if (!info.previous) return [];
  return info.seats.flatMap(({ kind, name }, seat) => (kind === 'open' && name && which(seat) ? [name] : []));
}

export function hasDeclined(info: TableInfo, seat: number | null): boolean {
  return seat !== null && (info.declined ?? []).includes(seat);
}
