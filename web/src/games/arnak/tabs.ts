/** The tabs of a phone, and in which a piece lies. */
import type { Option } from '../../generated/wire';

export type Tab = 'map' | 'research' | 'cards' | 'players' | 'log';

export const TABS: readonly (readonly [Tab, string])[] = [['map', 'map'], ['research', 'research'], ['cards', 'item'], ['players', 'players'], ['log', 'log']];

const HOMES: readonly (readonly [RegExp, Tab])[] = [
  [/^(space|place):/, 'map'],
  [/^(node|glass|notebook|temple|bonus_at|assistant_top|rescue|lost_temple)/, 'research'],
  [/^(row|revealed):/, 'cards'],
  [/^(slot|silver|gold|boon|play)/, 'players'],
];

export function tabOf(piece: string): Tab | null {
  return HOMES.find(([pattern]) => pattern.test(piece))?.[1] ?? null;
}

/** Tabs in which something can be chosen. */
export function tabsOf(options: readonly Option[]): ReadonlySet<Tab> {
  const tabs = options.flatMap((option) => option.pieces ?? []).map(tabOf);
  return new Set(tabs.filter((tab) => tab !== null));
}
