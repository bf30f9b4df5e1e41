/** What the buttons of a part do: ask where something cannot be taken back, and say why where it is not possible. */
import type { Option } from '../../generated/wire';
import type { Asking } from './asking.svelte';
import type { Play } from './choice/play.svelte';
import { cardName } from './labels';
import { viewOf } from './view';

export async function endPart(play: Play, asking: Asking, at: HTMLElement): Promise<void> {
  const best = play.part.sets[0]?.points ?? 0;
  if (!play.part.option('end_part')) return asking.about(at, 'end_part', play.table.text('action.end_part'));
  await play.ask({ actions: ['end_part'], about: best > 0 ? 'end_sets' : 'end', data: { n: play.part.sets.length, points: best, other: play.far } });
}

export async function discard(play: Play, asking: Asking, at: HTMLElement): Promise<void> {
  const card = play.part.cards[0];
  const option = play.part.discard;
  if (card === undefined || play.part.picked.length > 1) return;
  if (!option) return asking.about(at, `discard:${card}`, cardName(play.table, card));
  if (option.reveals) await play.ask({ actions: [option.action], about: 'reveal', data: { card } });
  else await play.send([option.action]);
}

/** Points that a discard gains or costs, read off the table's preview; null when it cannot be told before. */
export async function discardCost(play: Play, option: Option): Promise<number | null> {
  const after = await play.table.preview([option.action]);
  const score = after ? viewOf(after.position).seats[play.near].score : play.own.score;
  return score === play.own.score ? null : score - play.own.score;
}
