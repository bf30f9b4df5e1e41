import type { Offer } from '../generated/wire';
import { NOBODY, seatOf } from '../shell/log';
import { t } from '../text/text.svelte';
import { counted } from './counted';
import type { TableModel } from './model';

/** What happened first after so many lines, as the log tells it; where it tells of a turn that begins, that the one before was ended. */
export function whatFollowed(table: TableModel, to: number): string {
  const kept = counted(table.events);
  const first = table.events.find((event) => event.version > to && kept.has(event.version) && (event.log ?? []).length > 0);
  if (first && first.seat >= 0 && ![first.seat, NOBODY].includes(seatOf(first, first.log![0]!))) return t('shell.end_of_turn', { name: table.names(first.seat) });
  return (first?.log ?? []).map((line) => table.text(`log.${line.key}`, line.data)).join(' ');
}

/** What a seat asks for, in one sentence. */
export function offerText(table: TableModel, offer: Offer): string {
  const to = offer.to ?? 0;
  const key = `shell.offer_${offer.what}`;
  const what = whatFollowed(table, to);
  if (offer.seat === table.me) return t(`${key}_mine`, { what, names: (offer.waiting ?? []).map((seat) => table.names(seat)).join(t('list.between')) });
  return t(key, { name: table.names(offer.seat), what });
}
