/** Words for any option: the verb of the catalogue with what it touches. */
import type { Option } from '../../generated/wire';
import type { TableModel } from '../../table/model';
import type { View } from './view';

/** `take:closed` is `action.take.closed` (or the board's shorter word), `done` in a purification `action.done.purify`; else verb and card. */
export function optionName(table: Pick<TableModel, 'text' | 'has'>, option: Option, asked: string, view: View): string {
  const [verb = '', what = ''] = option.action.split(':');
  const exact = `action.${verb}.${what || asked}`;
  const data = { n: cardsTaken(option, view).length };
  if (table.has(`board.${exact}`)) return table.text(`board.${exact}`, data);
  if (table.has(exact)) return table.text(exact, data);
  const name = table.text(`action.${verb}`, data);
  return what !== '' && table.has(`kind.${what}`) ? table.text('board.option.with', { name, card: what }) : name;
}

/** The cards of the pile that an option takes, the back first; none for any other option. */
export function cardsTaken({ action }: Option, { piles }: View): readonly (string | null)[] {
  if (!piles) return [];
  return action === 'take:closed' ? [null, ...piles.beside] : action === 'take:open' ? piles.open : [];
}
