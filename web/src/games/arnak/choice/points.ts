/** Points that a main action brings at once: idols of a site that is discovered, a guardian that is overcome. */
import type { Option } from '../../../generated/wire';
import { factsOf } from '../facts';
import type { Place } from '../view';

/** Idols that lie face down are worth as much as any other. */
const IDOL = factsOf('idol_coin').points ?? 0;

export function pointsFor(places: readonly Pick<Place, 'id' | 'idols' | 'guardian'>[], { action, verb }: Pick<Option, 'action' | 'verb'>): number {
  const place = places.find(({ id }) => action === `${verb}:${id}`);
  if (verb === 'discover') return IDOL * (place?.idols.length ?? 0);
  return verb === 'overcome' ? (factsOf(place?.guardian ?? '').points ?? 0) : 0;
}
