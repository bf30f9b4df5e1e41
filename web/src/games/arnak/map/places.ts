/** Where places lie on the map, what they say, and how the arrow keys walk between them. */
import type { Action } from 'svelte/action';
import { factsOf } from '../facts';
import { amountOf, listed, nameOf, priceNow, sentencesOf, told, type Speaker } from '../words';
import type { Place, Space, View } from '../view';

/** Middle of a place in per cent of the map. */
export function middleOf(place: Pick<Place, 'tier' | 'column'>): { left: number; top: number } {
  const shake = (((place.tier * 7 + place.column * 5) % 5) - 2) * 0.3;
  if (place.tier === 0) return { left: 10.3 + (place.column - 1) * 19.85, top: 87 + shake };
  return { left: 13.9 + (place.column - 1) * 24.05 + shake, top: 12.7 + (3 - place.tier) * 24.3 + shake };
}

export function spotOf(place: Pick<Place, 'tier' | 'column'>): string {
  const { left, top } = middleOf(place);
  return `left:${left}%;top:${top}%`;
}

/** Land or sea, by the icons the travel asks for. */
export function tint(place: Place): 'car' | 'ship' {
  return 'ship' in (place.spaces[0]?.cost ?? {}) ? 'ship' : 'car';
}

/** What stands on a space, in words. */
export function spaceState(table: Speaker, space: Space): string {
  if (space.blocked) return table.text('board.map.covered');
  return space.seat === null ? table.text('board.map.empty') : table.text('board.map.taken', { seat: space.seat });
}

/** `Level I, undiscovered. 1 ship, 3 compasses. Idol: coin. Empty.` */
export function placeLine(table: Speaker, place: Place): string {
  const space = place.spaces[0]!;
  const where = nameOf(table, place.id);
  if (place.site === null) {
    const price = listed(table, [amountOf(table, space.cost), amountOf(table, place.discover)]);
    return told(table, [listed(table, [where, table.text('board.map.undiscovered')]), price, ...place.idols.map((idol) => (idol === null ? table.text('board.map.face_down') : nameOf(table, idol)))]);
  }
  const guardian = place.guardian ? [nameOf(table, place.guardian), table.text('fact.cost', { value: guardianCost(table, place.guardian) })] : [];
  return told(table, [where, ...sentencesOf(table, place.site), amountOf(table, space.cost), ...guardian, spaceState(table, space)]);
}

/** What digging, discovering and overcoming cost now at a place, where an effect lowers it: `Now 1 ship instead of 2 ships.` */
export function placeNow(table: Speaker, place: Place, prices: View['prices']): string {
  const spaces = place.spaces.map((space) => ({ where: place.spaces.length > 1 ? nameOf(table, space.id) : '', said: priceNow(table, space.cost, prices[`dig:${space.id}`]) }));
  const digs = spaces.filter(({ said }) => said !== '').map(({ where, said }) => listed(table, [where, said]));
  const discovery = priceNow(table, { ...place.spaces[0]!.cost, ...place.discover }, prices[`discover:${place.id}`]);
  const guardian = place.guardian ? priceNow(table, factsOf(place.guardian).cost ?? {}, prices[`overcome:${place.id}`]) : '';
  const lines = [...digs, discovery, guardian && listed(table, [nameOf(table, place.guardian), guardian])].filter((line) => line !== '');
  return lines.length > 0 ? told(table, lines) : '';
}

function guardianCost(table: Speaker, guardian: string): string {
  return amountOf(table, factsOf(guardian).cost ?? {});
}

/** `Coin camp. Gain 2 coins. Coin camp, first space: 1 boot, empty. Second space: 2 boots, covered.` */
export function campLine(table: Speaker, place: Place): string {
  const spaces = place.spaces.map((space) => listed(table, [nameOf(table, space.id), amountOf(table, space.cost), spaceState(table, space)]));
  return told(table, [nameOf(table, place.id), ...(place.site ? sentencesOf(table, place.site) : []), ...spaces]);
}

// ---------------------------------------------------------------- keys
const STEPS: Readonly<Record<string, readonly [number, number]>> = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };
const ASIDE = 3; // a step to the side counts as so many forward

function centre(each: HTMLElement): { x: number; y: number } {
  const box = each.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** The nearest place in the direction of an arrow key. */
function neighbour(all: readonly HTMLElement[], from: HTMLElement, [dx, dy]: readonly [number, number]): HTMLElement | undefined {
  const start = centre(from);
  const far = (each: HTMLElement): number => {
    const { x, y } = centre(each);
    const ahead = (x - start.x) * dx + (y - start.y) * dy;
    const aside = Math.abs((x - start.x) * dy) + Math.abs((y - start.y) * dx);
    return ahead <= 1 ? Infinity : ahead + aside * ASIDE;
  };
  const nearest = all.filter((each) => each !== from && far(each) < Infinity).sort((a, b) => far(a) - far(b))[0];
  return nearest;
}

/** One tab stop; arrow keys go to the nearest `[data-rove]` in their direction. */
export const byNearest: Action<HTMLElement> = (region) => {
  const all = (): HTMLElement[] => [...region.querySelectorAll<HTMLElement>('[data-rove]')];
  const settle = (stop?: HTMLElement): void => {
    const present = stop ?? all().find((each) => each.tabIndex === 0) ?? all()[0];
    for (const each of all()) if ((each.tabIndex === 0) !== (each === present)) each.tabIndex = each === present ? 0 : -1;
  };
  const walk = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    const from = document.activeElement;
    if (!step || !(from instanceof HTMLElement) || !region.contains(from) || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    const next = neighbour(all(), from, step);
    settle(next ?? from);
    next?.focus();
  };
  const heard = new AbortController();
  region.addEventListener('keydown', walk, heard);
  region.addEventListener('focusin', (event) => settle((event.target as Element).closest<HTMLElement>('[data-rove]') ?? undefined), heard);
  settle();
  return { destroy: () => heard.abort() };
};
