/** What an option is called in the prompt: moves on the track by row and place, everything else as the catalogue says. */
import type { Option } from '../../../generated/wire';
import { moveOf } from '../research/track';
import { moveName } from '../research/words';
import type { Play } from '../choice/play.svelte';
import { optionName, shortName } from '../words';

/** The only space of a camp that is open bears the camp's name. */
export function ofPlace(option: Option, options: readonly Option[]): Option {
  const [place, space] = option.action.split('.');
  const open = options.filter(({ action }) => action.startsWith(`${place}.`));
  return space && open.length === 1 ? { ...option, action: place! } : option;
}

/** short: what it touches alone, where the verb is said already. */
export function nameIn(play: Play, option: Option, short = false): string {
  const move = moveOf(option);
  if (option.verb === 'done' && play.decision?.kind === 'keep_hand') return play.table.text('board.ask.keep', { n: play.own.hand.length });
  if (move) return moveName(play.table, play.view.track, move);
  return (short ? shortName : optionName)(play.table, ofPlace(option, play.options), play.table.decision?.kind ?? '');
}
