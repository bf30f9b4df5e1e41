import type { Component } from 'svelte';
import type { TableModel } from './model';

type Part = Component<{ table: TableModel }>;
const boards = import.meta.glob<Part>('../games/*/Board.svelte', { import: 'default' });
const results = import.meta.glob<Part>('../games/*/Result.svelte', { import: 'default' });

/** The board of a game; null when this page has none. */
export async function boardOf(game: string): Promise<Part | null> {
  return (await boards[`../games/${game}/Board.svelte`]?.()) ?? null;
}

/** Can this page show the game? One that it cannot is played in the terminal, and not offered here. */
export function hasBoard(game: string): boolean {
  return `../games/${game}/Board.svelte` in boards;
}

/** How the points came about, drawn by the game; null when it has nothing to add. */
export async function resultOf(game: string): Promise<Part | null> {
  return (await results[`../games/${game}/Result.svelte`]?.()) ?? null;
}
