import type { Failure, Refusal } from '../generated/wire';
import { find, t } from '../text/text.svelte';
import type { Data } from '../text/format';

/** What happened, in one sentence; a rule that decides it is named too. */
export function refusalText(
  refusal: Refusal | Failure,
  text: (key: string, data?: Data) => string = t,
  has: (key: string) => boolean = (key) => find(key) !== undefined,
): string {
  const key = `refusal.${refusal.code}`;
  const happened = has(key) ? text(key, refusal.data) : text('refusal.other', { code: refusal.code });
  const clause = refusal.clause ? `why.${refusal.clause}` : '';
  return clause && has(clause) ? `${happened} ${text(clause, refusal.data)}` : happened;
}
