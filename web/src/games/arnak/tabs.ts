/** In which tab of a phone a piece lies. */
import type { Option } from '../../generated/wire';
import type { Tab } from './Tabs.svelte';

const TABS: readonly (readonly [RegExp, Tab])[] = [
  [/^(space|place):/, 'map'],
  [/^(node|glass|notebook|temple|bonus_at|assistant_top|rescue|lost_temple)/, 'research'],
  [/^(row|revealed):/, 'cards'],
  [/^(slot|silver|gold|boon|play)/, 'players'],
];

export function tabOf(piece: string): Tab | null {
  return TABS.find(([pattern]) => pattern.test(piece))?.[1] ?? null;
}

/** Tabs in which something can be chosen. */
export function tabsOf(options: readonly Option[]): ReadonlySet<Tab> {
  const tabs = options.flatMap((option) => option.pieces ?? []).map(tabOf);
  return new Set(tabs.filter((tab) => tab !== null));
}
