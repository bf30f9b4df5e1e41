import { expect, test } from 'vitest';
import { flightsOf } from './flights';

const event = (version: number, action: string, seat = 1) => ({ version, seat, action });

test('an archaeologist travels to its space, a bought card to its buyer', () => {
  expect(flightsOf([event(5, 'dig:camp_1.1'), event(6, 'spend:fear')])).toEqual([{ id: '5', seat: 1, icon: 'archaeologist', from: '', to: 'camp_1.1' }]);
  expect(flightsOf([event(7, 'buy:rope', 0)])).toEqual([{ id: '7', seat: 0, icon: 'card', from: 'row', to: '' }]);
});

test('of a long chain the last three travel, and chance moves nothing', () => {
  const events = [1, 2, 3, 4].map((version) => event(version, `glass:${version}`));

  expect(flightsOf([...events, event(5, 'draw:?', -1)]).map(({ to }) => to)).toEqual(['2', '3', '4']);
});
