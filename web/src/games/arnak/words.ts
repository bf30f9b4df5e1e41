/** Words of this board: names, sentences of components, amounts, options. */
import type { Option } from '../../generated/wire';
import type { TableModel } from '../../table/model';
import { sentences } from '../../text/sentences';
import { factsOf, type Row } from './facts';
import type { Assistant, Cost } from './view';

export type Speaker = Pick<TableModel, 'text' | 'has'>;

/** Joins the parts that are there with the comma of the language. */
export function listed(table: Speaker, parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(table.text('board.comma'));
}

/** Sentences one after the other; a part without a full stop gets one. */
export function told(table: Speaker, parts: readonly string[]): string {
  return sentences(parts, table.text('board.stop'));
}

export function nameOf(table: Speaker, kind: string | null): string {
  return kind === null ? table.text('board.hidden') : table.text('board.named', { card: kind });
}

/** `2 coins and 1 compass` as the catalogue says amounts; "" for nothing. */
export function amountOf(table: Speaker, cost: Cost): string {
  return listed(table, Object.entries(cost).filter(([, n]) => n > 0).map(([what, n]) => table.text(`amount.${what}`, { n })));
}

/** `Now 1 coin instead of 3 coins`; "" where the printed price holds. */
export function priceNow(table: Speaker, printed: Cost, now: Cost | undefined): string {
  if (!now) return '';
  const due = amountOf(table, now);
  return due === '' ? table.text('board.price.free', { printed: amountOf(table, printed) }) : table.text('board.price.now', { now: due, printed: amountOf(table, printed) });
}

/** What a component does, a sentence for each of its parts; [] for one that does nothing. part: only that one. */
export function sentencesOf(table: Speaker, kind: string, part?: string): string[] {
  const parts = part === undefined ? Object.keys(factsOf(kind).icons ?? {}) : [part];
  const said = parts.map((each) => [`says.${kind}.${each}`, `says.${kind}`].find((key) => table.has(key)));
  return [...new Set(said.flatMap((key) => (key ? [table.text(key)] : [])))];
}

export function rowsOf(kind: string): Row[] {
  return Object.values(factsOf(kind).icons ?? {});
}

/** Price, cost from the hand, travel icons and points of a card or guardian, a line each. */
export function factLines(table: Speaker, kind: string): string[] {
  const { cost, play_cost, travel, points } = factsOf(kind);
  const icons = Object.fromEntries((travel ?? []).map((icon) => [icon, (travel ?? []).filter((each) => each === icon).length]));
  const line = (fact: string, value: string): string => (value === '' ? '' : table.text(`fact.${fact}`, { value }));
  const lines = [line('cost', amountOf(table, cost ?? {})), line('play_cost', amountOf(table, play_cost ?? {})), line('travel', amountOf(table, icons)), line('points', points ? String(points) : '')];
  return lines.filter((said) => said !== '');
}

/** Idols and guardians lie on something that has a name of its own. */
const LYING = new Set(['idol', 'guardian']);

/** What a component does and its facts; in one line with its name where it lies on what the title names. */
export function linesOf(table: Speaker, kind: string, title: string): string[] {
  const lines = [...sentencesOf(table, kind), ...factLines(table, kind)];
  const apart = LYING.has(factsOf(kind).group) && nameOf(table, kind) !== title;
  return apart ? [told(table, [nameOf(table, kind), ...lines])] : lines;
}

type Named = Pick<Option, 'action' | 'verb' | 'pieces'>;

/** The name of an option: what an entry of a list does, `action.<verb>.<value>` or `.<question>` where there is one, else the verb and what it touches. */
export function optionName(table: Speaker, option: Named, asked: string): string {
  const value = option.action.slice(option.verb.length + 1);
  const entry = (option.pieces?.[0] ?? '').replace(/^choice:/, 'choice.');
  const exact = [entry, `action.${option.verb}.${value}`, `action.${option.verb}.${asked}`].find((key) => table.has(key));
  if (exact) return table.text(exact);
  if (table.has(`action.${option.verb}.number`)) return table.text(`action.${option.verb}.number`, { n: Number(value) });
  const name = table.text(`action.${option.verb}`);
  const own = `board.option.${option.verb}`;
  return table.has(`kind.${value}`) ? table.text(table.has(own) ? own : 'board.option.with', { name, card: value }) : name;
}

/** What an option touches, without its verb; its whole name where that says more or nothing with a name is touched. */
export function shortName(table: Speaker, option: Named, asked: string): string {
  const value = option.action.slice(option.verb.length + 1);
  const own = `board.short.${option.verb}.${value}`;
  if (table.has(own)) return table.text(own);
  const whole = table.has(`action.${option.verb}.${value}`) || !table.has(`kind.${value}`);
  return whole ? optionName(table, option, asked) : nameOf(table, value);
}

/** The word on the button that confirms an option: `board.confirm.<verb>`, else the verb. */
export function confirmation(table: Speaker, option: Pick<Option, 'verb'>): string {
  const own = `board.confirm.${option.verb}`;
  return table.text(table.has(own) ? own : `action.${option.verb}`);
}

/** The side of an own assistant that shows; every other component has one part to tell. */
export function partOf(kind: string, assistants: readonly Assistant[]): string | undefined {
  const own = assistants.find((assistant) => assistant.kind === kind);
  return own && (own.gold ? 'gold' : 'silver');
}
