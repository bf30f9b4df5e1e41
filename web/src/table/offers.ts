import type { Event, Offer } from '../generated/wire';
import { NOBODY, seatOf } from '../shell/log';
import { t } from '../text/text.svelte';
import { counted } from './counted';
import type { TableModel } from './model';

/** The first event after so many lines of the record that the log tells, and was not taken back. */
function firstTold(table: TableModel, to: number): Event | undefined {
  const kept = counted(table.events);
  return table.events.find((event) => event.version > to && kept.has(event.version) && (event.log ?? []).length > 0);
}

/** Which line of the log that is, from its end: the same sentence may stand there twice. */
export function fromTheEnd(table: TableModel, to: number): number {
  const first = firstTold(table, to)?.version ?? Infinity;
  return table.events.filter(({ version }) => version >= first).flatMap(({ log = [] }) => log).length;
}

/** What happened first after so many lines, as the log tells it; where it tells of a turn that begins, that the one before was ended. */
export function whatFollowed(table: TableModel, to: number): string {
  const first = firstTold(table, to);
  if (first && first.seat >= 0 && ![first.seat, NOBODY].includes(seatOf(first, first.log![0]!))) return t('shell.end_of_turn', { name: table.names(first.seat) });
  return (first?.log ?? []).map((line) => table.text(`log.${line.key}`, line.data)).join(' ');
}

/** What a seat asks for, in one sentence. */
export function offerText(table: TableModel, offer: Offer): string {
  const to = offer.to ?? 0;
  const key = `shell.offer_${offer.what}`;
  const where = { what: whatFollowed(table, to), n: fromTheEnd(table, to) };
  if (offer.seat === table.me) return t(`${key}_mine`, { ...where, names: (offer.waiting ?? []).map((seat) => table.names(seat)).join(t('list.between')) });
  return t(key, { name: table.names(offer.seat), ...where });
}
