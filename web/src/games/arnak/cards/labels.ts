/** Accessible names of cards: what, state, price, consequence. */
import { factsOf } from '../facts';
import { factLines, listed, nameOf, sentencesOf, told, type Speaker } from '../words';

/** `Steam Boat, item. Free action: gain 2 compasses. For travel: 2 ships. Points: 3.` */
export function cardLine(table: Speaker, kind: string | null, ...notes: readonly string[]): string {
  if (kind === null) return listed(table, [nameOf(table, null), ...notes]);
  const group = factsOf(kind).group;
  const what = listed(table, [nameOf(table, kind), table.has(`icon.${group}`) && group !== kind ? table.text(`icon.${group}`) : '', ...notes]);
  return told(table, [what, ...sentencesOf(table, kind), ...factLines(table, kind)]);
}
