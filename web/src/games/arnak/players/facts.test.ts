import { describe, expect, it } from 'vitest';
import type { SeatView } from '../view';
import { countsOf, knownOf } from './facts';

const seat = { home: 1, crates: [], temple: [0, 0, 0, 0, 0, 0], fear_tiles: 0 } as unknown as SeatView;

describe('a player panel', () => {
  it('always tells the archaeologists at home, and idols, temple tiles and Fear tiles once there are any', () => {
    expect(countsOf(seat).map(({ what }) => what)).toEqual(['home']);
    const rich = { ...seat, crates: ['idol_coin', null], temple: [0, 2, 0, 0, 1, 0], fear_tiles: 1 };
    expect(countsOf(rich).map(({ what, n }) => [what, n])).toEqual([['home', 1], ['idols', 2], ['temple', 2 + 1], ['fear_tiles', 1]]);
  });

  it('knows the cards whose face the viewer has seen', () => {
    expect(knownOf(['fear', null, 'ostrich'])).toEqual(['fear', 'ostrich']);
  });
});
