import { describe, expect, it } from 'vitest';
import type { Event } from '../generated/wire';
import { actor, stepsSince, stretch } from './since';

const ME = 0;
/** `0` an own action, `1` and `2` those of others, `c` of CHANCE, `t` of the table; capitals and digits are told, `-` before them: not. */
const events = (line: string): Event[] =>
  line.split(' ').map((word, n) => {
    const who = word.replace('-', '');
    const seat = who === 'c' ? -1 : who === 't' ? -2 : Number(who);
    return { version: n + 1, seat, action: `a${n + 1}`, log: word.startsWith('-') ? [] : [{ key: 'k', data: { seat } }] };
  });
const versions = (line: string): number[] => stretch(events(line), ME).map(({ version }) => version);

describe('since the own last turn', () => {
  it('is what others did after the last own action, with what chance turned up for them', () => {
    expect(versions('0 1 c 2')).toEqual([2, 3, 4]);
    expect(versions('0 1 0 c 2 1')).toEqual([5, 6]);
  });

  it('is the same while the own turn goes on', () => {
    expect(versions('0 1 2 0 c 0')).toEqual([2, 3]);
  });

  it('begins with the game where the others began', () => {
    expect(versions('c c 1 c')).toEqual([3, 4]);
  });

  it('is empty before anybody else has acted', () => {
    expect(versions('c 0 c 0')).toEqual([]);
    expect(stepsSince([], ME)).toEqual([]);
  });

  it('has a step for each event that is told', () => {
    const steps = stepsSince(events('0 1 -1 c'), ME);
    expect(steps.map(({ event, seat }) => [event.version, seat])).toEqual([[2, 1], [4, -1]]);
  });

  it('is nothing for somebody who only watches', () => {
    expect(stepsSince(events('0 1'), null)).toEqual([]);
  });
});

it('what chance turns up belongs to the seat it is told of', () => {
  expect(actor({ version: 1, seat: -1, action: 'draw:?', log: [{ key: 'draws', data: { seat: 2 } }] })).toBe(2);
  expect(actor({ version: 1, seat: -1, action: 'deal:x', log: [{ key: 'refill', data: {} }] })).toBe(-1);
});
