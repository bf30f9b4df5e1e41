/** The dig area after the split, as it is drawn: which pile, whose, and the cards in it with the back first. */
import type { Event } from '../../generated/wire';
import type { View } from './view';

export interface Shown {
  readonly name: 'closed' | 'open';
  readonly cards: readonly (string | null)[];
  /** The face-down card, where the viewer knows it. */
  readonly peek: string | null;
  readonly taken: boolean;
  /** Seat that took it or will take it; null before the choice. */
  readonly owner: number | null;
}

/** The pile the child took in this turn; null before the choice. */
export function choiceIn(events: readonly Event[]): 'closed' | 'open' | null {
  for (let i = events.length - 1; i >= 0; i--) {
    const action = events[i]?.action ?? '';
    if (action === 'take:closed') return 'closed';
    if (action === 'take:open') return 'open';
    if (action.startsWith('hide:')) return null;
  }
  return null;
}

export function pilesShown(view: View, events: readonly Event[]): Shown[] {
  const piles = view.piles;
  if (!piles) return [];
  const chosen = view.phase === 'choose' ? null : (choiceIn(events) ?? standing(piles.closed_taken, piles.open_taken));
  const owner = (name: string): number | null => (chosen === null ? null : name === chosen ? 1 - view.parent : view.parent);
  return [
    { name: 'closed', cards: [null, ...piles.beside], peek: piles.hidden, taken: piles.closed_taken, owner: owner('closed') },
    { name: 'open', cards: piles.open, peek: null, taken: piles.open_taken, owner: owner('open') },
  ];
}

function standing(closedTaken: boolean, openTaken: boolean): 'closed' | 'open' | null {
  if (closedTaken === openTaken) return null;
  return closedTaken ? 'closed' : 'open';
}
