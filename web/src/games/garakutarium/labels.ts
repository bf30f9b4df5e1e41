/** Accessible names: what, state, price, consequence, in this order. */
import { faceOf, type Family } from './cards/face';
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

const GROUPS: Readonly<Partial<Record<Family, string>>> = { special: 'special_relic', again: 're_explore', curse: 'curse' };

/** The word on the face of a card that has no number to tell it by. */
export function faceWord(table: Speaker, kind: string | null): string {
  const { family } = faceOf(kind);
  return GROUPS[family] ? table.text(`board.face.${family}`) : '';
}

/** What a card that is more than its number does; "" for a relic and for a back. */
export function explanation(table: Speaker, kind: string | null): string {
  const group = GROUPS[faceOf(kind).family];
  return group ? table.text(`group.${group}`) : '';
}

/** `+6`, `−2`: with a real minus sign. */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}
