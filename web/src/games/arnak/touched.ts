/** Where the table of Arnak shows what an event did: the pieces and places it names, then the player. */
import type { Event, LogLine, Move } from '../../generated/wire';

const TOKENS = new Set(['glass', 'notebook']);

/** Pieces as options name them: `space:camp_1.1`, `node:5`, `row:rope`. */
export function piecesOf({ action, log, moves }: Event): string[] {
  const [verb = '', value = ''] = action.split(':');
  const own = TOKENS.has(verb) ? [`node:${value}`] : ['temple', 'slot'].includes(verb) ? [action] : [];
  return [...own, ...(log ?? []).flatMap(placesOf), ...(moves ?? []).flatMap(arrived)];
}

/** A sentence names a space or a position as its kind. */
function placesOf({ data }: LogLine): string[] {
  return typeof data?.['kind'] === 'string' ? [`space:${data['kind']}`, `place:${data['kind']}`] : [];
}

function arrived({ to, kind }: Move): string[] {
  return kind ? [`${to}:${kind}`] : [];
}

/** The panel of a player, or what stands for it on a phone. */
function player(seat: number, me: number | null): string {
  return seat === (me ?? 0) ? '#me, .counters' : `[data-seat="${seat}"]`;
}

export default function touched(event: Event, me: number | null): string[] {
  const seats = [event.seat, ...(event.log ?? []).map(({ data }) => data?.['seat'])].filter((seat) => typeof seat === 'number' && seat >= 0);
  return [...piecesOf(event).map((piece) => `[data-piece~="${piece}"]`), ...[...new Set(seats as number[])].map((seat) => player(seat, me))];
}
