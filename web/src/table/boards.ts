import { untrack, type Component } from 'svelte';
import type { Event } from '../generated/wire';
import { loadText } from '../text/text.svelte';
import type { TableModel } from './model';

type Part = Component<{ table: TableModel }>;
const boards = import.meta.glob<Part>('../games/*/Board.svelte', { import: 'default' });
/** Selectors of what an event changed on the board, for the viewer of seat `me`. Of each the first that is on the screen counts. */
export type Touched = (event: Event, me: number | null) => readonly string[];
const touching = import.meta.glob<Touched>('../games/*/touched.ts', { import: 'default' });
const results = import.meta.glob<Part>('../games/*/Result.svelte', { import: 'default' });

/** The board of a game; null when this page has none. */
export async function boardOf(game: string): Promise<Part | null> {
  return (await boards[`../games/${game}/Board.svelte`]?.()) ?? null;
}

/** The board with its words, once a game: one that is made anew when the language changes would forget what was picked on it. */
export function prepared(game: string | undefined): Promise<Part | null> | null {
  return game === undefined ? null : untrack(() => withWords(game));
}

async function withWords(game: string): Promise<Part | null> {
  const [board] = await Promise.all([boardOf(game), loadText(game)]);
  void Promise.all([loadText(`${game}.later`), loadText('later')]);
  return board;
}

/** Can this page show the game? One that it cannot is played in the terminal, and not offered here. */
export function hasBoard(game: string): boolean {
  return `../games/${game}/Board.svelte` in boards;
}

/** Where a game shows what an event changed. */
export async function touchedOf(game: string): Promise<Touched> {
  return (await touching[`../games/${game}/touched.ts`]?.()) ?? (() => []);
}

/** How the points came about, drawn by the game; null when it has nothing to add. */
export async function resultOf(game: string): Promise<Part | null> {
  return (await results[`../games/${game}/Result.svelte`]?.()) ?? null;
}
