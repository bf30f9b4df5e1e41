import type { GameInfo, Level, NewTable, OptionInfo, SeatWish, Terms, Value } from '../generated/wire';
import { recall, remember } from '../settings/memory';

/** What the form holds. options: only what was touched. */
export interface Wishes {
  seats: SeatWish[];
  options: Record<string, Value>;
  watch: boolean;
  listed: boolean;
  terms: Terms;
}

export function usual(game: GameInfo): Wishes {
  const bots = Array.from({ length: game.seats[0] - 1 }, (): SeatWish => ({ kind: 'bot', level: usualLevel(game) }));
  return { seats: [{ kind: 'me' }, ...bots], options: {}, watch: true, listed: false, terms: {} };
}

export function usualLevel(game: GameInfo): Level {
  return game.levels.includes('medium') ? 'medium' : (game.levels[0] ?? 'easy');
}

/** The last settings of this game, as far as they still exist. */
export function lastWishes(game: GameInfo): Wishes {
  const last = { ...usual(game), ...recall<Partial<Wishes>>(`new.${game.name}`, {}) };
  const fits = last.seats.length >= game.seats[0] && last.seats.length <= game.seats[1];
  const seats = fits ? last.seats.map((seat) => known(game, seat)) : usual(game).seats;
  const options = Object.fromEntries(game.options.flatMap((option) => kept(option, last.options[option.name])));
  return { seats, options, watch: last.watch, listed: last.listed, terms: last.terms };
}

export function rememberWishes(game: string, wishes: Wishes): void {
  remember(`new.${game}`, wishes);
}

export function request(game: GameInfo, wishes: Wishes): NewTable {
  const options = Object.fromEntries(game.options.flatMap((option) => kept(option, wishes.options[option.name])));
  return { game: game.name, seats: wishes.seats, options, watch: wishes.watch, listed: wishes.listed, terms: wishes.terms };
}

export function same(one: Value | undefined, other: Value): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Options that some preset sets: the others (the side of a board) are chosen beside it. */
function presetOptions(game: GameInfo): Set<string> {
  return new Set(Object.values(game.presets ?? {}).flatMap((preset) => Object.keys(preset)));
}

/** The preset whose values are chosen, or "" when the choice is one's own. */
export function presetOf(game: GameInfo, chosen: Record<string, Value>): string {
  const usual = (name: string) => game.options.find((option) => option.name === name)?.default;
  const fits = (preset: Record<string, Value>) => [...presetOptions(game)].every((name) => same(chosen[name] ?? usual(name), preset[name] ?? usual(name) ?? false));
  return Object.entries(game.presets ?? {}).find(([, preset]) => fits(preset))?.[0] ?? '';
}

/** What is chosen once a preset is taken. */
export function withPreset(game: GameInfo, chosen: Record<string, Value>, preset: string): Record<string, Value> {
  const beside = Object.entries(chosen).filter(([name]) => !presetOptions(game).has(name));
  return { ...Object.fromEntries(beside), ...game.presets?.[preset] };
}

/** Who begins is an option like others, but belongs to the seats. Its numbers are seats. */
export function decidesFirst(option: OptionInfo): boolean {
  return option.name.startsWith('first_');
}

/** Options whose choices are explained one by one stand in the open, outside the rules in detail. */
export function explained(option: OptionInfo, has: (key: string) => boolean): boolean {
  return choices(option).every((choice) => has(helpOf(option, choice)));
}

/** The key of what a choice of an option means. */
export function helpOf(option: OptionInfo, choice: Value): string {
  return `option.${option.name}.${String(choice)}_help`;
}

export function choices(option: OptionInfo): readonly Value[] {
  return option.kind === 'numbers' ? (option.presets ?? []) : (option.values ?? []);
}

function known(game: GameInfo, seat: SeatWish): SeatWish {
  if (seat.kind === 'here') return { kind: 'here', name: seat.name ?? '' };
  if (seat.kind !== 'bot') return { kind: seat.kind };
  return { kind: 'bot', level: seat.level && game.levels.includes(seat.level) ? seat.level : usualLevel(game) };
}

/** Only what differs from the default, and still can be chosen. */
function kept(option: OptionInfo, value: Value | undefined): [string, Value][] {
  const possible = value !== undefined && !same(value, option.default) && choices(option).some((one) => same(one, value));
  return possible ? [[option.name, value]] : [];
}
