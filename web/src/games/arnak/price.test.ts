import { describe, expect, it } from 'vitest';
import { dueOf } from './facts';
import { placeNow } from './map/places';
import { priceAt } from './research/track';
import type { Place } from './view';
import { priceNow, type Speaker } from './words';

const table: Speaker = { has: () => true, text: (key, data) => `${key}${data ? JSON.stringify(data) : ''}` };
const due = (token: string): { tokens: string[]; gone: boolean } => ({ tokens: [token], gone: false });
const gone = (token: string): { tokens: string[]; gone: boolean } => ({ tokens: [token], gone: true });

describe('a price that an effect lowers', () => {
  it('strikes out the icons that are not due, and the figure where there is one', () => {
    expect(dueOf({ tablet: 2, arrowhead: 1 }, { tablet: 1, arrowhead: 1 })).toEqual([due('tablet'), gone('tablet'), due('arrowhead')]);
    expect(dueOf({ compass: 3 }, { compass: 1 })).toEqual([gone('3'), { tokens: ['1', 'compass'], gone: false }]);
    expect(dueOf({ compass: 3 }, {})).toEqual([{ tokens: ['3', 'compass'], gone: true }]);
    expect(dueOf({ ship: 1 }, {})).toEqual([gone('tv:ship')]);
  });

  it('is said only where it is not the printed one', () => {
    expect(priceNow(table, { coin: 3 }, undefined)).toBe('');
    expect(priceNow(table, { coin: 3 }, {})).toContain('board.price.free');
    expect(priceNow(table, { coin: 3 }, { coin: 1 })).toContain('board.price.now');
  });

  it('of a camp says which space it is about', () => {
    const space = (id: string) => ({ id, cost: { boot: 1 }, seat: null, blocked: false });
    const camp = { id: 'camp_1', spaces: [space('camp_1.1'), space('camp_1.2')], discover: {}, guardian: null } as unknown as Place;

    expect(placeNow(table, camp, {})).toBe('');
    expect(placeNow(table, camp, { 'dig:camp_1.2': {} })).toMatch(/camp_1\.2.*board\.price\.free/);
  });

  it('is that of the bridge before the token that may cross it', () => {
    const bridge = { from: 3, to: 5, cost: { tablet: 2 } };

    expect(priceAt({ 'glass:5': { tablet: 1 } }, { glass: 3, notebook: 0 }, bridge)).toEqual({ tablet: 1 });
    expect(priceAt({ 'glass:5': { tablet: 1 } }, { glass: 4, notebook: 3 }, bridge)).toBeUndefined();
  });
});
