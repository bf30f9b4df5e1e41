import { expect, test } from 'vitest';
import type { Plan } from '../../../generated/wire';
import { allSources, pilotCoins, sourceAt, sourcesOf, swapped, uses } from './payment';

function way(...actions: string[]): Plan {
  const pieces = actions.filter((action) => action.startsWith('spend:')).map((action) => `hand0:${action.slice(6)}`);
  return { actions, verb: 'pay', pieces };
}

const fears = way('spend:fear', 'spend:fear');
const fearAndBoat = way('spend:fear', 'spend:steam_boat', 'keep:ship');
const boats = way('spend:rope', 'spend:steam_boat');
const pilot = way('pilot', 'spend:fear');
const ways = [fears, fearAndBoat, boats, pilot];

test('what is kept is no source of a payment', () => {
  expect(sourcesOf(fearAndBoat)).toEqual(['spend:fear', 'spend:steam_boat']);
});

test('a way with one pilot of 2 coins pays 2 coins, one without pays none', () => {
  expect(pilotCoins(pilot, 2)).toBe(2);
  expect(pilotCoins(fears, 2)).toBe(0);
});

test('two equal cards are two sources', () => {
  expect(uses(fears, 'spend:fear')).toBe(2);
  expect(allSources(ways)).toEqual(['spend:fear', 'spend:fear', 'spend:steam_boat', 'spend:rope', 'pilot']);
});

test('pressing a card that does not pay yet takes the way that changes least', () => {
  expect(swapped(ways, fears, 'spend:steam_boat')).toBe(fearAndBoat);
  expect(swapped(ways, fearAndBoat, 'pilot')).toBe(pilot);
});

test('pressing a card that pays takes it out, when it can be replaced', () => {
  expect(swapped(ways, fearAndBoat, 'spend:fear')).toBe(boats);
  expect(swapped([fears], fears, 'spend:fear')).toBeUndefined();
});

test('of single cards the one that is pressed is meant, also when it is chosen already', () => {
  const singles = [way('put:fear'), way('put:funding')];

  expect(swapped(singles, singles[0]!, 'put:fear')).toBe(singles[0]);
  expect(swapped(singles, singles[0]!, 'put:funding')).toBe(singles[1]);
});

test('what was pressed before stays when another card is pressed', () => {
  const suggested = way('spend:funding', 'spend:exploration');
  const boonFirst = way('spend:exploration', 'spend_boon:guardian');
  const wanted = way('spend:funding', 'spend_boon:guardian');
  const all = [suggested, boonFirst, wanted];

  expect(swapped(all, suggested, 'spend_boon:guardian')).toBe(boonFirst);
  expect(swapped(all, boonFirst, 'spend:funding', ['spend_boon:guardian'])).toBe(wanted);
  expect(swapped(all, boonFirst, 'spend:funding')).toBe(suggested);
  expect(swapped(all, suggested, 'spend_boon:guardian', ['spend:exploration', 'spend:funding'])).toBe(wanted);
});

test('every way can be reached by pressing sources', () => {
  const reached = new Set([fears]);
  for (const now of reached) for (const source of allSources(ways)) reached.add(swapped(ways, now, source) ?? now);

  expect(reached.size).toBe(ways.length);
});

test('a pressed card stands for what spends it, the pilot for itself, a place for nothing', () => {
  expect(sourceAt(ways, ['hand0:rope'])).toBe('spend:rope');
  expect(sourceAt(ways, ['space:camp_1.1'])).toBeUndefined();
  expect(sourceAt(ways, ['play0:rope'])).toBeUndefined();
});
