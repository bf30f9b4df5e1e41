import { describe, expect, it } from 'vitest';
import type { Option } from '../../../generated/wire';
import type { Bridge, Node } from '../view';
import { crossed, moveOf, pointOf, pricesTo, spanOf, standingOn, walked } from './track';

const node = (row: number, column: number): Node => ({ row, column, tiles: [], pick_one: false, rescue: false });
const bridges: readonly Bridge[] = [
  { from: 0, to: 1, cost: { compass: 1 } },
  { from: 0, to: 2, cost: { jewel: 1 } },
  { from: 1, to: 3, cost: { tablet: 2 } },
  { from: 1, to: 4, cost: { tablet: 1, jewel: 1 } },
  { from: 2, to: 4, cost: { tablet: 1, jewel: 1 } },
  { from: 2, to: 5, cost: { arrowhead: 2 } },
];
const track = { nodes: [node(0, 1), node(1, 1), node(1, 2), node(2, 1), node(2, 2), node(2, 3)], bridges };
const option = (action: string): Option => ({ action, verb: action.split(':')[0]! });

describe('the research track', () => {
  it('spreads the spaces of a row, and puts the price in the middle of its bridge', () => {
    expect([3, 4, 5].map((n) => pointOf(track, n).x)).toEqual([25, 50, 75]);
    expect(pointOf(track, 0)).toEqual({ x: 50, y: 95.2 });
    const { middle } = spanOf(track, track.bridges[0]!);
    expect(middle.x).toBe((50 + 35) / 2);
    expect(middle.y).toBeCloseTo(95.2 - 11.325 / 2);
  });

  it('lists the tokens on a space by seat, the magnifying glass first', () => {
    const seats = [{ glass: 4, notebook: 1 }, { glass: 4, notebook: 4 }];
    expect(standingOn(seats, 4)).toEqual([{ seat: 0, token: 'glass' }, { seat: 1, token: 'glass' }, { seat: 1, token: 'notebook' }]);
  });

  it('reads moves of a token from options, and nothing else', () => {
    expect(moveOf(option('notebook:12'))).toEqual({ token: 'notebook', node: 12 });
    expect(moveOf(option('dig:camp_1.1'))).toBeUndefined();
    expect(moveOf(undefined)).toBeUndefined();
  });

  it('marks the bridges over which an own token can go', () => {
    const options = [option('glass:4'), option('notebook:1'), option('pass')];
    expect(crossed(track, { glass: 2, notebook: 0 }, options)).toEqual([track.bridges[0], track.bridges[4]]);
  });

  it('says a price once when several bridges ask for it', () => {
    expect(pricesTo(track, 4)).toEqual([{ tablet: 1, jewel: 1 }]);
    expect(pricesTo(track, 0)).toEqual([]);
  });

  it('walks up and down along bridges and sideways within the row', () => {
    expect(walked(track, 1, 'ArrowUp')).toBe(3);
    expect(walked(track, 2, 'ArrowUp')).toBe(5);
    expect(walked(track, 4, 'ArrowDown')).toBe(1);
    expect(walked(track, 5, 'ArrowLeft')).toBe(4);
    expect(walked(track, 3, 'ArrowLeft')).toBeUndefined();
    expect(walked(track, 3, 'ArrowUp')).toBeUndefined();
    expect(walked(track, 3, 'Enter')).toBeUndefined();
  });
});
