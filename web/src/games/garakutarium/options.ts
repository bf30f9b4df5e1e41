/** Words for any option: the verb of the catalogue with what it touches. */
import type { Option } from '../../generated/wire';
import type { TableModel } from '../../table/model';
import type { View } from './view';

/** `take:closed` is `action.take.closed` (or the board's shorter word), `done` in a purification `action.done.purify`; else verb and card. */
export function optionName(table: Pick<TableModel, 'text' | 'has'>, option: Option, asked: string, view: View): string {
  const [verb = '', what = ''] = option.action.split(':');
  const exact = `action.${verb}.${what || asked}`;
  const data = { n: sizeOf(what, view) };
  if (table.has(`board.${exact}`)) return table.text(`board.${exact}`, data);
  if (table.has(exact)) return table.text(exact, data);
  const name = table.text(`action.${verb}`, data);
  return what !== '' && table.has(`kind.${what}`) ? table.text('board.option.with', { name, card: what }) : name;
}

function sizeOf(pile: string, view: View): number {
  if (pile === 'closed') return 1 + (view.piles?.beside.length ?? 0);
  return pile === 'open' ? (view.piles?.open.length ?? 0) : 0;
}
