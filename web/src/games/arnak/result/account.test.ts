import { describe, expect, it } from 'vitest';
import type { Event } from '../../../generated/wire';
import type { Points } from '../view';
import { course, isShared, ranked, steps } from './account';

const round = (version: number, n: number, ...points: string[]): Event => ({ version, seat: -1, action: 'draw:?', log: [{ key: 'round', data: { n, points } }] });
const seat = (total: number): { points: Points } => ({ points: { research: 0, temple: 0, idols: 0, guardians: 0, cards: 0, fear: 0, total } });

describe('the account of a game', () => {
  it('follows the points of each seat from round to round to the final score', () => {
    const events = [round(1, 1, '0', '0'), round(50, 2, '7', '9'), round(90, 3, '20', '15')];
    expect(course(events, [41, 38], 3)).toEqual([[7, 20, 41], [9, 15, 38]]);
  });

  it('has only the final score where no round was told', () => {
    expect(course([], [12, 10], 5)).toEqual([[12], [10]]);
  });

  it('puts the seats in the order of their places, and knows which are shared', () => {
    const ranks = [3, 1, 1];
    expect(ranked({ seats: [seat(40), seat(50), seat(50)], ranks })).toEqual([1, 2, 0]);
    expect([1, 3].map((place) => isShared(ranks, place))).toEqual([true, false]);
  });

  it('goes by points where the game was given up and nobody has a place', () => {
    expect(ranked({ seats: [seat(40), seat(50), seat(45)], ranks: [] })).toEqual([1, 2, 0]);
  });

  it('draws an axis in round steps', () => {
    expect(steps(68)).toEqual([0, 20, 40, 60, 80]);
    expect(steps(41)).toEqual([0, 10, 20, 30, 40, 50]);
    expect(steps(3)).toEqual([0, 5]);
  });
});
