/** What a card shows, read off its kind: `A1`…`D7` relics, `J`, `RX`, `K1`…`K7` curses, characters by name, null for a back. */
export type Family = 'relic' | 'special' | 'again' | 'curse' | 'character' | 'back';

export interface Face {
  readonly family: Family;
  /** Class that chooses tint and tint position, so that suits differ without colour. */
  readonly tint: string;
  readonly figure: string;
  readonly letter: string;
  readonly icon: string;
}

const SINGLE: Readonly<Record<string, Face>> = {
  J: { family: 'special', tint: 's-j', figure: 'J', letter: '', icon: 'special-relic' },
  RX: { family: 'again', tint: 's-rx', figure: '', letter: '', icon: 're-explore' },
};
const BACK: Face = { family: 'back', tint: 'down', figure: '', letter: '', icon: 'unknown' };

export function faceOf(kind: string | null): Face {
  if (kind === null) return BACK;
  const single = SINGLE[kind];
  if (single) return single;
  const numbered = /^([A-DK])(\d)$/.exec(kind);
  if (!numbered) return { family: 'character', tint: 's-person', figure: '', letter: '', icon: kind };
  const [, letter, figure] = numbered as unknown as [string, string, string];
  if (letter === 'K') return { family: 'curse', tint: 's-curse', figure, letter: '', icon: 'curse' };
  return { family: 'relic', tint: `s-${letter.toLowerCase()}`, figure, letter, icon: `suit-${letter.toLowerCase()}` };
}

/** `loot0:A3` is the card A3 in the zone loot0. */
export function kindOf(piece: string): string {
  return piece.slice(piece.indexOf(':') + 1);
}

export function zoneOf(piece: string): string {
  return piece.slice(0, piece.indexOf(':'));
}

const ORDER = ['A', 'B', 'C', 'D', 'J', 'RX', 'K'];

function rank(kind: string): number {
  const suit = ORDER.findIndex((prefix) => kind.startsWith(prefix));
  return suit * 10 + (Number(kind.slice(-1)) || 0);
}

/** Cards in the order people sort a hand: by suit and number, specials last. */
export function sorted(kinds: readonly string[]): string[] {
  return [...kinds].sort((a, b) => rank(a) - rank(b));
}

/** Equal collections of cards have equal keys, whatever their order. */
export function bagKey(kinds: readonly string[]): string {
  return [...kinds].sort().join(' ');
}
