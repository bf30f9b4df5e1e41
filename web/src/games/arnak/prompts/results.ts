/** What a step of research gives: asked which of them comes first, one sees both. */
import type { Event, Option } from '../../../generated/wire';
import { rowOf, type Row } from '../facts';
import type { View } from '../view';

const STEP = /^(glass|notebook):(\d+)$/;

/** The icons of `first:tile` or `first:row` after the last step of research that was told. */
export function resultRow({ track, side }: Pick<View, 'track' | 'side'>, events: readonly Pick<Event, 'action'>[], { action }: Pick<Option, 'action'>): Row {
  const [, token, node] = STEP.exec(events.findLast((event) => STEP.test(event.action))?.action ?? '') ?? [];
  const space = track.nodes[Number(node)];
  if (!space) return [];
  return action === 'first:row' ? rowOf(`row.${side}.${space.row}.${token}`) : space.tiles.length === 1 ? rowOf(space.tiles[0]!) : [];
}
