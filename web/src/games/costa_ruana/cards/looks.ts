/** What a card on the table looks like besides its face. */
import type { Play } from '../choice/play.svelte';
import type { TableCard, View } from '../view';

const REVEAL = 5; // the step that turns the face-down cards over

/** Does only the near seat know this card? It has played it face down, and nobody has turned it over. */
export function isSecret(view: View, card: TableCard, near: number): boolean {
  return card.place.startsWith('down') && card.by === near && card.kind !== null && view.step < REVEAL;
}

export type FlipLook = 'active' | 'inactive' | '';

/** What the picked flip would make of a card, as the plan tells; nothing is told of cards that the viewer does not know. */
export function flipLook(play: Pick<Play, 'way'>, piece: string, kind: string | null): FlipLook {
  if (play.way?.verb !== 'flip' || kind === null) return '';
  return play.way.pieces.includes(piece) ? 'active' : 'inactive';
}
