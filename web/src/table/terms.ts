import type { Leaving, TableInfo, Terms } from '../generated/wire';
import { t } from '../text/text.svelte';

export const DAY = 86_400;

/** How long, in the largest unit that says it whole. */
export function amount(seconds: number): string {
  if (seconds % DAY === 0) return t('terms.days', { n: seconds / DAY });
  return seconds % 60 === 0 ? t('terms.minutes', { n: seconds / 60 }) : t('terms.seconds', { n: seconds });
}

/** "5 min by the move"; "" without a clock. */
export function timeText(terms: Terms | undefined): string {
  const time = terms?.time ?? 'none';
  if (time === 'day') return t('terms.day_short', { amount: amount(terms?.seconds ?? 0) });
  return time === 'none' ? '' : t('terms.time_short', { amount: amount(terms?.seconds ?? 0), kind: t(`terms.time.${time}`) });
}

/** What happens to a seat that is given up. */
export function leavingOf(terms: Terms | undefined, seats: number): Leaving {
  return terms?.leaving ?? (seats === 2 ? 'end' : 'bot');
}

/** Everything that was settled, in sentences. */
export function termsText(terms: Terms | undefined, seats: number): string[] {
  const time = terms?.time ?? 'none';
  const over = t('terms.time_over', { leaving: t(`terms.leaving.${leavingOf(terms, seats)}`) });
  const clock = time === 'none' ? [t('terms.no_limit')] : [t('terms.summary', { amount: amount(terms?.seconds ?? 0), help: t(`terms.time.${time}_help`) }), over];
  const undo = terms?.undo ?? 'own';
  return [...clock, ...(undo === 'ask' ? [t('terms.undo.own_help')] : []), t(`terms.undo.${undo}_help`)];
}

/** What resigning does here: with two seats, or where no other person plays, the table ends. */
export function resigning(info: TableInfo): Leaving {
  const others = info.seats.filter((seat, n) => n !== info.you && seat.kind === 'person').length;
  return info.seats.length === 2 || others === 0 ? 'end' : leavingOf(info.terms, info.seats.length);
}
