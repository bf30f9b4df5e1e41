import { api } from '../api';
import type { TableInfo } from '../generated/wire';
import { router, tablePath } from '../route.svelte';

/** Wishes for one more game, or agrees to it, and goes there. */
export async function playAgain(code: string): Promise<void> {
  router.go(tablePath((await api.rematch(code)).code));
}

/** Names of those who have not yet come along to this rematch. */
export function awaited(info: TableInfo): string[] {
  return info.previous ? info.seats.flatMap(({ kind, name }) => (kind === 'open' && name ? [name] : [])) : [];
}
