import type { Component } from 'svelte';

const files = import.meta.glob<Component>('../games/*/Picture.svelte', { import: 'default', eager: true });

/** The lobby's picture of each game, by its name. */
export const pictures: Readonly<Record<string, Component | undefined>> = Object.fromEntries(
  Object.entries(files).map(([path, picture]) => [path.split('/').at(-2)!, picture]),
);
