/** The payment tray without its looks: which source is drawn in which slot. What covers what is settled by the ways themselves. */
import type { Plan } from '../../../generated/wire';
import { kindOf, sourcesOf, type Source } from '../choice/payment';
import { factsOf, rowOf } from '../facts';
import type { Assistant, Cost, Payment } from '../view';

/** `discount` and `paid` give icons too; null: nothing is in the slot yet. */
export type Payer = Source | 'discount' | 'paid' | null;

/** Icons of the cost that one source pays. */
export interface Slot {
  readonly payer: Payer;
  readonly icons: readonly string[];
}

interface Offer {
  readonly payer: Payer;
  readonly icons: string[];
}

/** From plain to fine: a slot for a plain icon is drawn with the plainest icon there is. */
const FINER = ['boot', 'car', 'ship', 'plane'];
const CARD = 'card';

function rank(icon: string): number {
  return icon === 'plane' ? 2 : icon === 'boot' ? 0 : 1;
}

export function iconsOf(cost: Cost): string[] {
  return Object.entries(cost).flatMap(([icon, n]) => Array<string>(n).fill(icon));
}

/** The amounts of a row of icons. */
export function costOf(icons: readonly string[]): Cost {
  return icons.reduce<Record<string, number>>((sum, icon) => ({ ...sum, [icon]: (sum[icon] ?? 0) + 1 }), {});
}

/** Nothing else can be put into the slot. */
export function isFixed(payer: Payer): boolean {
  return payer === null || payer === 'discount' || payer === 'paid';
}

/** Travel icons printed on what a source names. own: the assistants of whoever pays, for the side that is up. */
export function printed(source: Source, own: readonly Assistant[]): string[] {
  const verb = source.split(':')[0];
  const kind = kindOf(source);
  if (verb === 'pilot') return ['plane'];
  if (verb === 'spend_kept') return [kind];
  if (verb === 'put') return [CARD];
  if (verb === 'spend') return [...(factsOf(kind).travel ?? [])];
  const part = verb === 'spend_boon' ? 'boon' : own.some((each) => each.kind === kind && each.gold) ? 'gold' : 'silver';
  return rowOf(kind, part).flat().filter((token) => token.startsWith('tv:')).map((token) => token.slice(3));
}

/** Takes out of the offers the icon that fits a slot best: the same one, else the next finer one, else any. */
function taken(offers: readonly Offer[], wanted: string): Payer {
  const all = offers.flatMap(({ icons }) => icons);
  const finer = all.filter((icon) => icon !== CARD && rank(icon) > rank(wanted)).toSorted((a, b) => rank(a) - rank(b));
  const icon = wanted === CARD || all.includes(wanted) ? wanted : (finer[0] ?? all.find((each) => each !== CARD));
  const offer = offers.find(({ icons }) => icon !== undefined && icons.includes(icon));
  offer?.icons.splice(offer.icons.indexOf(icon!), 1);
  return offer?.payer ?? null;
}

/** The slots of a payment, those of one source together. */
export function slotsOf(payment: Payment | null, way: Plan, own: readonly Assistant[]): Slot[] {
  const sources = sourcesOf(way);
  const offers: Offer[] = [
    { payer: 'discount', icons: iconsOf(payment?.discount ?? {}) },
    { payer: 'paid', icons: iconsOf(payment?.spent ?? {}) },
    ...sources.map((payer) => ({ payer, icons: printed(payer, own) })),
  ];
  const cards = sources.filter((source) => source.startsWith('put:')).map(() => CARD);
  const wanted = [...iconsOf(payment?.cost ?? {}).toSorted((a, b) => rank(b) - rank(a) || FINER.indexOf(a) - FINER.indexOf(b)), ...cards];
  return wanted.reduce<Slot[]>((slots, icon) => joined(slots, taken(offers, icon), icon), []);
}

/** Adds an icon to the slot before it when the same source pays both. */
function joined(slots: readonly Slot[], payer: Payer, icon: string): Slot[] {
  const last = slots.at(-1);
  return last && last.payer === payer ? [...slots.slice(0, -1), { payer, icons: [...last.icons, icon] }] : [...slots, { payer, icons: [icon] }];
}

/** Icons that a way leaves over for later in the turn. */
export function keptOf(way: Plan): string[] {
  return way.actions.filter((action) => action.startsWith('keep:')).map(kindOf);
}
