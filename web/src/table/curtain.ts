import type { Table } from './table.svelte';

/** The curtain falls when somebody else at this device is asked. before: who was asked until now; undefined at the first sight of a side. */
export function falls(table: Table, before: number | null | undefined): boolean {
  const waiting = table.position.waiting ?? null;
  return before !== undefined && waiting !== null && waiting !== before && elsewhere(table);
}

/** Somebody else at this device is asked than the one whose side is shown. */
export function elsewhere(table: Table): boolean {
  const waiting = table.position.waiting ?? null;
  return table.me !== null && waiting !== null && waiting !== table.me && table.own(waiting);
}
