import { expect, test } from 'vitest';
import { optionRow } from './options';

test('asked which result of research comes first, one sees what the bonus tile gives, and what the row', () => {
  expect(optionRow({ action: 'first:tile', verb: 'first', pieces: ['result:bonus_exile'] }, '')).toEqual([['exile']]);
  expect(optionRow({ action: 'first:row', verb: 'first', pieces: ['result:row.bird.2.glass'] }, '')).toEqual([['compass']]);
});

test('an upgrade shows what is given and what comes for it', () => {
  expect(optionRow({ action: 'upgrade:tablet', verb: 'upgrade' }, 'idol_upgrade')).toEqual([['tablet', 'arrow', 'arrowhead']]);
});

test('of several bonus tiles nothing is shown before one is chosen', () => {
  expect(optionRow({ action: 'first:tile', verb: 'first' }, '')).toEqual([]);
});
