/** The icons of an option: those of the list entry it chooses, else of the component it names. */
import type { Option } from '../../../generated/wire';
import { factsOf, rowOf, type Row } from '../facts';

const UPGRADES: Readonly<Record<string, Row>> = { tablet: [['tablet', 'arrow', 'arrowhead']], arrowhead: [['arrowhead', 'arrow', 'jewel']] };

const AMOUNT = /^(\d+|coin|compass|tablet|arrowhead|jewel)$/;

/** Are resources all that it gives? */
export function isAmount(row: Row): boolean {
  return row.length > 0 && row.flat().every((token) => AMOUNT.test(token));
}

export function optionRow(option: Option, source: string): Row {
  const value = option.action.slice(option.verb.length + 1);
  if (option.verb === 'first') return rowOf(option.pieces?.[0]?.replace('result:', '') ?? '');
  if (option.verb === 'option') return choiceRow(option.pieces?.[0] ?? '', source, Number(value));
  if (option.verb === 'upgrade') return UPGRADES[value] ?? [];
  if (option.verb === 'slot') return rowOf(`slot.${value}`);
  return rowOf(value, sideOf(option));
}

/** Of an own assistant the side that shows; of one that is turned to gold what it will do. */
function sideOf({ verb, pieces = [] }: Option): string | undefined {
  return verb === 'gild' ? 'gold' : /^(gold|silver)/.exec(pieces[0] ?? '')?.[1];
}

/** `choice:watch.0`, `choice:assistant_car.gold.1`: entry of the list of a component, of one side of it. */
function choiceRow(piece: string, source: string, n: number): Row {
  const { choices = {} } = factsOf(source);
  const side = /\.(gold|silver)\.\d+$/.exec(piece)?.[1];
  const list = side ? choices[side] : Object.values(choices)[0];
  return list?.[n] ?? [];
}
