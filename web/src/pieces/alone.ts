/** The setting that ends the own part by itself. */
import type { TableModel } from '../table/model';

/** Is this end all that the table offers? Then no free action is possible either: each of them would be an option of its own. */
export function endsAlone({ mine, decision, settings }: Pick<TableModel, 'mine' | 'decision' | 'settings'>, end: string): boolean {
  const options = mine ? (decision?.options ?? []) : [];
  return settings.autoEnd && options.length === 1 && options[0]?.action === end;
}
