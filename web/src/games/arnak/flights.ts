/** What travels over the table after an event: figures, tokens and bought cards, from whoever moved them to where they are now. */
import type { Event } from '../../generated/wire';

export interface Flight {
  readonly id: string;
  readonly seat: number;
  readonly icon: string;
  /** Name of the place, as `data-spot` or `data-node` have it; "" for the seat itself. */
  readonly from: string;
  readonly to: string;
}

const MOST = 3;
const ICONS: Readonly<Record<string, string>> = {
  dig: 'archaeologist', discover: 'archaeologist', relocate_to: 'archaeologist', glass: 'magnifying-glass', notebook: 'notebook', buy: 'card', take: 'card',
};
const TAKEN = new Set(['buy', 'take']);

function flightOf({ version, seat, action }: Event): Flight | null {
  const [verb = '', value = ''] = action.split(':');
  const icon = ICONS[verb];
  if (!icon || seat < 0) return null;
  return TAKEN.has(verb) ? { id: `${version}`, seat, icon, from: 'row', to: '' } : { id: `${version}`, seat, icon, from: '', to: value };
}

/** The last few of the events: a long chain jumps to its end. */
export function flightsOf(events: readonly Event[]): Flight[] {
  return events.map(flightOf).filter((flight) => flight !== null).slice(-MOST);
}
