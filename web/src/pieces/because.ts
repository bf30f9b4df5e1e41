/** The bubble of a thing that was asked about, and the reasons of a table in words, each with the clause of the rules that it comes from. */
import type { Reason } from '../generated/wire';
import type { TableModel } from '../table/model';

/** clause: "" for a reason that is no clause. title: that of the clause. */
export interface Because {
  readonly said: string;
  readonly game: string;
  readonly clause: string;
  readonly title: string;
}

/** What a bubble says of the thing that was asked about. */
export interface Answered {
  readonly at: HTMLElement;
  readonly title: string;
  readonly lines: readonly string[];
  readonly why: readonly Because[];
}

/** Why not; nothing where the table says that it is possible. */
export async function reasonsFor(table: TableModel, about: string): Promise<Because[]> {
  const reasons = await table.why(about);
  return reasons.some(({ clause }) => clause === '') ? [] : inWords(table, reasons);
}

/** Each sentence once. */
export function inWords(table: TableModel, reasons: readonly Reason[]): Because[] {
  const all = reasons.map((reason) => because(table, reason));
  return all.filter(({ said }, n) => all.findIndex((other) => other.said === said) === n);
}

/** A clause may have its cause behind it: `G-7.5.used`. */
function because(table: TableModel, { clause, data }: Reason): Because {
  const id = /^[A-Z]-\d+\.\d+/.exec(clause)?.[0] ?? '';
  return { said: table.text(`why.${clause}`, data), game: table.info.game, clause: id, title: id && table.text(`clause.${id}`) };
}

/** What is heard of them. */
export function heard(why: readonly Because[]): string[] {
  return why.flatMap(({ said, title }) => [said, title]);
}
