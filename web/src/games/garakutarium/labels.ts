/** Accessible names: what, state, price, consequence, in this order. */
import type { TableModel } from '../../table/model';

type Speaker = Pick<TableModel, 'text'>;

/** Joins the parts that are there with the comma of the language. */
export function listed(table: Speaker, parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(table.text('board.comma'));
}

export function cardName(table: Speaker, kind: string | null): string {
  return kind === null ? table.text('board.card.hidden') : table.text('board.card.named', { card: kind });
}

export function cardLabel(table: Speaker, kind: string | null, ...notes: readonly string[]): string {
  return listed(table, [cardName(table, kind), ...notes]);
}

/** The word on the face of a card that has no number to tell it by. */
export function faceWord(table: Speaker, kind: string | null): string {
  if (kind === 'J') return table.text('board.face.special');
  if (kind === 'RX') return table.text('board.face.again');
  return kind !== null && /^K\d$/.test(kind) ? table.text('board.face.curse') : '';
}

/** `+6`, `−2`: with a real minus sign. */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}
