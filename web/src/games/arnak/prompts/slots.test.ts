import { describe, expect, it } from 'vitest';
import type { Plan } from '../../../generated/wire';
import { costOf, iconsOf, keptOf, printed, slotsOf } from './slots';

const way = (...actions: string[]): Plan => ({ actions, verb: 'pay' });
const payment = (cost: Record<string, number>, discount: Record<string, number> = {}, spent: Record<string, number> = {}): { cost: Record<string, number>; discount: Record<string, number>; spent: Record<string, number> } => ({ cost, discount, spent });

describe('the slots of a payment', () => {
  it('name the source of each icon', () => {
    expect(slotsOf(payment({ ship: 1, boot: 1 }), way('spend:exploration_ship', 'spend:fear'), [])).toEqual([
      { payer: 'spend:exploration_ship', icons: ['ship'] },
      { payer: 'spend:fear', icons: ['boot'] },
    ]);
  });

  it('join the icons that one card pays', () => {
    expect(slotsOf(payment({ car: 2 }), way('spend:ostrich'), [])).toEqual([{ payer: 'spend:ostrich', icons: ['car', 'car'] }]);
  });

  it('give a finer icon to the slot that nothing plainer fills', () => {
    const slots = slotsOf(payment({ boot: 1, ship: 1 }), way('spend:funding_car', 'pilot'), []);
    expect(slots).toEqual([{ payer: 'pilot', icons: ['ship'] }, { payer: 'spend:funding_car', icons: ['boot'] }]);
  });

  it('tell what a discount covers and what is paid already', () => {
    const slots = slotsOf(payment({ ship: 2, boot: 1 }, { ship: 1 }, { ship: 1 }), way('spend:fear'), []);
    expect(slots.map(({ payer }) => payer)).toEqual(['discount', 'paid', 'spend:fear']);
  });

  it('have a slot for each card that is put down besides', () => {
    const slots = slotsOf(payment({ boot: 1 }), way('spend:fear', 'put:funding_car'), []);
    expect(slots).toEqual([{ payer: 'spend:fear', icons: ['boot'] }, { payer: 'put:funding_car', icons: ['card'] }]);
    expect(slotsOf(null, way('put:fear'), [])).toEqual([{ payer: 'put:fear', icons: ['card'] }]);
  });

  it('stay empty where nothing pays', () => {
    expect(slotsOf(payment({ plane: 1 }), way(), [])).toEqual([{ payer: null, icons: ['plane'] }]);
  });

  it('read the icons of boons and of the side of an assistant that is up', () => {
    expect(printed('spend_boon:guardian_12', [])).toEqual(['plane']);
    expect(printed('spend_assistant:assistant_car', [{ kind: 'assistant_car', gold: false, ready: true }])).toEqual(['car']);
    expect(printed('spend_assistant:assistant_car', [{ kind: 'assistant_car', gold: true, ready: true }])).toEqual(['car', 'car']);
  });

  it('count icons and spread amounts', () => {
    expect(costOf(['boot', 'car', 'boot'])).toEqual({ boot: 2, car: 1 });
    expect(iconsOf({ boot: 2, car: 1 })).toEqual(['boot', 'boot', 'car']);
  });

  it('know what is left over', () => {
    expect(keptOf(way('spend:ostrich', 'keep:car'))).toEqual(['car']);
  });
});
