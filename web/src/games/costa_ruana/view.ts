/** The game's own View as the page reads it: what the wire leaves out is filled with its empty value. */
import type { SeatView as WireSeat, TableCard, View as Wire } from '../../generated/costa_ruana';
import type { Position } from '../../generated/wire';

export type { Colour, IslandView, Judged, TableCard } from '../../generated/costa_ruana';
export type SeatView = Required<WireSeat>;
export type View = Omit<Wire, 'seats'> & { readonly seats: readonly SeatView[] };

const SEAT = { hut: null, points: null } satisfies Partial<SeatView>;

export function viewOf(position: Position): View {
  const view = position.view as Wire;
  return { ...view, seats: view.seats.map((seat) => ({ ...SEAT, ...seat })) };
}

/** The seat shown below: the viewer's own, or seat 0 for somebody who watches. */
export function nearSeat(me: number | null): number {
  return me ?? 0;
}

/** All seats clockwise, the near one first. */
export function seatsFrom(near: number, seats: number): number[] {
  return Array.from({ length: seats }, (_, n) => (near + n) % seats);
}

/** Cards that lie before a player; one whose player is still choosing before whom waits at that player. */
export function cardsBefore(view: View, seat: number): TableCard[] {
  return view.table.filter((card) => (card.before ?? card.by) === seat);
}
