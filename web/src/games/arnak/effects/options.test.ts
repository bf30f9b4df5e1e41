import { expect, test } from 'vitest';
import { rowOf } from '../facts';
import { optionRow } from './options';

test('asked which result of research comes first, one sees what the bonus tile gives, and what the row', () => {
  expect(optionRow({ action: 'first:tile', verb: 'first', pieces: ['result:bonus_exile'] }, '')).toEqual([['exile']]);
  expect(optionRow({ action: 'first:row', verb: 'first', pieces: ['result:row.bird.2.glass'] }, '')).toEqual([['compass']]);
});

test('an upgrade shows what is given and what comes for it', () => {
  expect(optionRow({ action: 'upgrade:tablet', verb: 'upgrade' }, 'idol_upgrade')).toEqual([['tablet', 'arrow', 'arrowhead']]);
});

test('an own assistant shows the side that lies up, and one that is turned to gold the new one', () => {
  const assist = (pieces: string[]) => optionRow({ action: 'assist:assistant_car', verb: 'assist', pieces }, '');

  expect(assist(['gold0:assistant_car'])).toEqual(rowOf('assistant_car', 'gold'));
  expect(assist(['silver_used0:assistant_car'])).toEqual(rowOf('assistant_car', 'silver'));
  expect(optionRow({ action: 'gild:assistant_car', verb: 'gild', pieces: ['silver0:assistant_car'] }, '')).toEqual(rowOf('assistant_car', 'gold'));
  expect(rowOf('assistant_car', 'gold')).not.toEqual(rowOf('assistant_car', 'silver'));
});

test('of several bonus tiles nothing is shown before one is chosen', () => {
  expect(optionRow({ action: 'first:tile', verb: 'first' }, '')).toEqual([]);
});
