/** What a main card shows, read off the data it is printed from: `red-plus3` is colour, icon and figure. */
import facts from '../../../generated/costa_ruana.pieces.json';
import type { Colour } from '../view';

interface Fact {
  readonly group: string;
  readonly icons: Readonly<Record<string, readonly (readonly string[])[]>>;
}

export interface Face {
  readonly colour: Colour;
  readonly icon: string;
  /** `+3`, `−2`, or "" where nothing is printed. */
  readonly figure: string;
}

const ALL = facts as unknown as Readonly<Record<string, Fact>>;
const SIGNS: Readonly<Record<string, string>> = { 'place-native': '+', 'return-native': '−' };

export function faceOf(kind: string): Face {
  const { group, icons } = ALL[kind] ?? { group: 'yellow', icons: {} };
  const row = icons['']?.[0] ?? [];
  const icon = row.at(-1) ?? 'unknown';
  return { colour: group as Colour, icon, figure: row.length > 1 ? `${SIGNS[icon] ?? ''}${row[0]}` : '' };
}

/** The picture of a colour: the sun's two sides, the tide's two sides. */
export const PICTURES: Readonly<Record<Colour, string>> = { yellow: 'tile-noon', red: 'tile-dusk', blue: 'tile-flood', pink: 'tile-ebb' };

/** What the tile with this side shows on its other side. */
export const OTHER_SIDE: Readonly<Record<Colour, Colour>> = { yellow: 'red', red: 'yellow', blue: 'pink', pink: 'blue' };

const COLOURS: readonly string[] = ['yellow', 'red', 'blue', 'pink'];
const EFFECTS: readonly string[] = ['move-treasure', 'place-native', 'return-native', 'move-native'];

/** A hand as people sort it: by what is done first, then by number and colour. */
export function sorted(kinds: readonly string[]): string[] {
  const rank = (kind: string): string => {
    const face = faceOf(kind);
    return `${EFFECTS.indexOf(face.icon)}${face.figure}${COLOURS.indexOf(face.colour)}`;
  };
  return [...kinds].sort((one, other) => rank(one).localeCompare(rank(other)));
}

/** `up2:red-plus3` without its zone. */
export function kindOf(piece: string): string {
  return piece.slice(piece.indexOf(':') + 1);
}
