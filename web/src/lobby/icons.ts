const files = import.meta.glob<string>('../games/*/icon.ts', { import: 'default', eager: true });

/** The icon of each game in lists of tables, by its name. */
export function iconOf(game: string): string {
  return files[`../games/${game}/icon.ts`] ?? 'map';
}
