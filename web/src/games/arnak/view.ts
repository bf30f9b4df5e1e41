/** The game's own View as the page reads it: what the wire leaves out is filled with its empty value. */
import type { Node as WireNode, Place as WirePlace, SeatView as WireSeat, Space as WireSpace, Supply as WireSupply, View as Wire } from '../../generated/arnak';
import type { Position } from '../../generated/wire';

export type { Assistant, Bridge, Guardian, Payment, Points, Stack, TempleStack, TrackRow } from '../../generated/arnak';
export type Cost = Readonly<Record<string, number>>;
export type Resource = 'coin' | 'compass' | 'tablet' | 'arrowhead' | 'jewel';
export type Space = Required<WireSpace>;
export type Place = Required<Omit<WirePlace, 'spaces'>> & { readonly spaces: readonly Space[] };
export type Node = Required<WireNode>;
export type SeatView = Required<WireSeat>;
export type Supply = Required<WireSupply>;
export type Track = Omit<Wire['track'], 'nodes'> & { readonly nodes: readonly Node[] };
export type View = Required<Omit<Wire, 'seats' | 'places' | 'supply' | 'track'>> & {
  readonly seats: readonly SeatView[];
  readonly places: readonly Place[];
  readonly supply: Supply;
  readonly track: Track;
};

export const RESOURCES: readonly Resource[] = ['coin', 'compass', 'tablet', 'arrowhead', 'jewel'];
export const GAP = 'gap';

const SPACE = { seat: null, blocked: false } satisfies Partial<Space>;
const PLACE = { site: null, guardian: null, idols: [] } satisfies Partial<Place>;
const NODE = { tiles: [], pick_one: false, rescue: false } satisfies Partial<Node>;
const SUPPLY = {
  item_deck_top: null, artifact_deck_top: null, revealed: [], item_exile: [], artifact_exile: [], out: [], rescue: null,
} satisfies Partial<Supply>;
const SEAT = {
  deck_known: [], aside: [], crates: [], slots: [], assistants: [], guardians: [], arrival: 0, fear_tiles: 0, passed: false, shield: false, planes: false,
} satisfies Partial<SeatView>;
const VIEW = { payment: null, pending: [], prices: {}, over: false, ranks: [], tie_break: '' } satisfies Partial<View>;

export function viewOf(position: Position): View {
  const view = position.view as Wire;
  return {
    ...VIEW,
    ...view,
    seats: view.seats.map((seat) => ({ ...SEAT, ...seat })),
    places: view.places.map((place) => ({ ...PLACE, ...place, spaces: place.spaces.map((space) => ({ ...SPACE, ...space })) })),
    supply: { ...SUPPLY, ...view.supply },
    track: { ...view.track, nodes: view.track.nodes.map((node) => ({ ...NODE, ...node })) },
  };
}

/** The seat shown below: the viewer's own, or seat 0 for somebody who watches. */
export function nearSeat(me: number | null): number {
  return me ?? 0;
}

/** The other seats in turn order after the near one. */
export function otherSeats(near: number, seats: number): number[] {
  return Array.from({ length: seats - 1 }, (_, n) => (near + 1 + n) % seats);
}
