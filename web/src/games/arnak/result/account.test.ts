import { describe, expect, it } from 'vitest';
import type { Event, Result } from '../../../generated/wire';
import type { Points } from '../view';
import { course, ranked, steps, tieBreak } from './account';

const round = (version: number, n: number, ...points: string[]): Event => ({ version, seat: -1, action: 'draw:?', log: [{ key: 'round', data: { n, points } }] });
const seat = (total: number, arrival = 0): { points: Points; arrival: number } => ({ points: { research: 0, temple: 0, idols: 0, guardians: 0, cards: 0, fear: 0, total }, arrival });
const won = (...winners: number[]): Result => ({ ending: 'rules', returns: [], winners });

describe('the account of a game', () => {
  it('follows the points of each seat from round to round to the final score', () => {
    const events = [round(1, 1, '0', '0'), round(50, 2, '7', '9'), round(90, 3, '20', '15')];
    expect(course(events, [41, 38], 3)).toEqual([[7, 20, 41], [9, 15, 38]]);
  });

  it('has only the final score where no round was told', () => {
    expect(course([], [12, 10], 5)).toEqual([[12], [10]]);
  });

  it('says what decided equal points', () => {
    expect(tieBreak([seat(50, 1), seat(50)], won(0))).toBe('arrival');
    expect(tieBreak([seat(50), seat(50)], won(1))).toBe('research');
    expect(tieBreak([seat(50), seat(50)], won(0, 1))).toBe('shared');
    expect(tieBreak([seat(51), seat(50)], won(0))).toBeNull();
    expect(tieBreak([seat(50), seat(50)], { ...won(0), ending: 'resigned' })).toBeNull();
  });

  it('puts the winner first, then by points', () => {
    expect(ranked([seat(40), seat(50), seat(50)], won(2))).toEqual([2, 1, 0]);
  });

  it('draws an axis in round steps', () => {
    expect(steps(68)).toEqual([0, 20, 40, 60, 80]);
    expect(steps(41)).toEqual([0, 10, 20, 30, 40, 50]);
    expect(steps(3)).toEqual([0, 5]);
  });
});
