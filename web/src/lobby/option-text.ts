import type { Value } from '../generated/wire';
import { find, t } from '../text/text.svelte';

export const optionName = (game: string, option: string): string => t(`option.${option}.label`, {}, game);

/** What a value of an option means, in the game's words where it has some. */
export function optionValue(game: string, option: string, value: Value): string {
  if (typeof value === 'object') return value.join(' ');
  const word = String(value);
  return find(`option.${option}.${word}`, game) ?? (typeof value === 'boolean' ? t(value ? 'lobby.yes' : 'lobby.no') : word.replaceAll('_', ' '));
}
