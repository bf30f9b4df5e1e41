import type { SeatInfo, TableInfo } from '../generated/wire';
import { t } from '../text/text.svelte';

/** Display name of a seat: the person's, else what sits there. */
export function seatName(seats: readonly SeatInfo[], seat: number): string {
  const info = seats[seat];
  if (info?.name) return info.name;
  if (info?.kind === 'bot') return botName(seats, seat);
  return t('shell.open_seat_name', { n: seat + 1 });
}

/** A bot is called by its level; several alike have their seat's number too. */
function botName(seats: readonly SeatInfo[], seat: number): string {
  const level = seats[seat]?.level ?? 'medium';
  const alike = seats.filter((info) => info.kind === 'bot' && !info.name && (info.level ?? 'medium') === level).length;
  return alike > 1 ? t('shell.bot_of_seat', { name: t(`bot.${level}`), n: seat + 1 }) : t(`bot.${level}`);
}

/** First letter of the name, of the only bot that of its kind; the later of two equal ones adds its seat number. Nameless seats, and several bots, are numbered. */
export function seatLetter(seats: readonly SeatInfo[], seat: number): string {
  const bots = seats.filter((info) => info.kind === 'bot' && !info.name).length;
  const letters = seats.map((info, other) => (info.name ? firstLetter(info.name) : info.kind === 'bot' && bots === 1 ? firstLetter(t('level.bot')) : String(other + 1)));
  const letter = letters[seat] ?? '?';
  return letters.indexOf(letter) < seat ? `${letter}${seat + 1}` : letter;
}

export function firstLetter(name: string): string {
  return ([...name.trim()][0] ?? '?').toUpperCase();
}

/** Seats that nobody has taken. */
export function openSeats(info: TableInfo): number[] {
  return info.seats.flatMap((seat, n) => (seat.kind === 'open' ? [n] : []));
}
