import type { GroupTally, SeatTally, Span } from '../generated/wire';
import { optionName, optionValue } from '../lobby/option-text';
import { settings } from '../settings/settings.svelte';
import { t } from '../text/text.svelte';

/** A number as people of the page's language write it, with at most one decimal. */
export function written(number: number): string {
  return new Intl.NumberFormat(settings.language, { maximumFractionDigits: 1 }).format(number);
}

export function range({ least, most }: Span): string {
  return least === most ? written(least) : t('statistics.range', { least: written(least), most: written(most) });
}

/** "2.5 (42 %)": a shared victory is a share. */
export function wins({ wins, games }: SeatTally): string {
  return t('statistics.win', { wins: written(wins), percent: Math.round((100 * wins) / games) });
}

/** mine: one's own seats stand apart, so that all other people are others. */
export function whoPlayed({ kind }: SeatTally, mine: boolean): string {
  if (kind === 'easy' || kind === 'medium' || kind === 'strong') return t(`bot.${kind}`);
  return t(kind === 'person' && mine ? 'statistics.kind.others' : `statistics.kind.${kind}`);
}

export function groupName(game: string, { by = '', value }: GroupTally): string {
  if (by === '' || value === undefined || value === null) return t('statistics.all');
  if (by === 'seats') return t('lobby.players', { n: Number(value) });
  return t('statistics.option', { option: optionName(game, by), value: optionValue(game, by, value) });
}

/** How many games, and how long they were. */
export function facts({ games, whole, turns, decisions }: GroupTally): string[] {
  const long = (key: string, span: Span | null | undefined) => (span ? [t(span.least === span.most ? `${key}_each` : key, { mean: written(span.mean), range: range(span) })] : []);
  const broken = whole < games ? [t('statistics.broken', { n: games - whole })] : [];
  return [t('statistics.games', { n: games }), ...broken, ...long('statistics.turns', turns), ...long('statistics.decisions', decisions)];
}
