import type { SeatInfo, TableInfo } from '../generated/wire';
import { t } from '../text/text.svelte';

/** Display name of a seat: the person's, else what sits there. */
export function seatName(seats: readonly SeatInfo[], seat: number): string {
  const info = seats[seat];
  if (info?.name) return info.name;
  if (info?.kind === 'bot') return t(`bot.${info.level ?? 'medium'}`);
  return t('shell.open_seat_name', { n: seat + 1 });
}

/** First letter of the name, of a bot that of its kind; the later of two equal ones adds its seat number. */
export function seatLetter(seats: readonly SeatInfo[], seat: number): string {
  const letters = seats.map((info, other) => firstLetter(info.kind === 'bot' && !info.name ? t('level.bot') : seatName(seats, other)));
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
