/** The rules of a game as generated from its rules.md: chapters, clauses, and the stretches of their text. */
import { find, loadText } from '../text/text.svelte';

type Book = Readonly<Record<string, Readonly<Record<string, string>>>>;
const files = import.meta.glob<Book>('../generated/rules/*.json', { import: 'default' });

export interface Clause {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly clauses: readonly Clause[];
}

/** A paragraph, or the rows of a table, its head first. */
export type Block = { readonly prose: string } | { readonly rows: readonly (readonly string[])[] };

/** Words, a name as data has it, or another clause. */
export interface Stretch {
  readonly kind: 'words' | 'code' | 'clause';
  readonly said: string;
}

/** With the words of the page's language; a game without rules has no chapters. */
export async function load(game: string): Promise<Chapter[]> {
  const [book = {}] = await Promise.all([files[`../generated/rules/${game}.json`]?.(), loadText('later'), loadText(game), loadText(`${game}.later`)]);
  return Object.entries(book).map(([id, clauses]) => ({ id, title: find(`chapter.${id}`, game) ?? '', clauses: clausesOf(clauses, game) }));
}

function clausesOf(clauses: Readonly<Record<string, string>>, game: string): Clause[] {
  return Object.entries(clauses).map(([id, text]) => ({ id, title: find(`clause.${id}`, game) ?? '', text }));
}

/** Clauses that have every word, in number, title or text. */
export function matching(chapters: readonly Chapter[], query: string): Clause[] {
  const words = query.toLowerCase().split(/\s+/);
  const has = ({ id, title, text }: Clause): boolean => words.every((word) => `${id} ${title} ${text}`.toLowerCase().includes(word));
  return chapters.flatMap(({ clauses }) => clauses.filter(has));
}

export function blocks(text: string): Block[] {
  return text.split('\n\n').map((part) => (part.startsWith('|') ? { rows: rowsOf(part) } : { prose: part }));
}

function rowsOf(table: string): string[][] {
  const rows = table.split('\n').filter((row) => !/^[|\s:-]+$/.test(row));
  return rows.map((row) => row.replace(/^\||\|\s*$/g, '').split('|').map((cell) => cell.trim()));
}

const STRETCH = /`([^`]+)`|\b([A-Z]-\d+\.\d+)\b/g;

export function stretches(prose: string): Stretch[] {
  const found: Stretch[] = [];
  let from = 0;
  for (const { 0: all, 1: code, 2: clause, index } of prose.matchAll(STRETCH)) {
    found.push({ kind: 'words', said: prose.slice(from, index) }, code === undefined ? { kind: 'clause', said: clause! } : { kind: 'code', said: code });
    from = index + all.length;
  }
  return [...found, { kind: 'words' as const, said: prose.slice(from) }].filter(({ said }) => said !== '');
}
