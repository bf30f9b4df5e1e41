import { beforeAll, expect, test } from 'vitest';
import { loadText } from '../text/text.svelte';
import { amount, leavingOf, resigning, timeText } from './terms';
import { clockText, lowFrom, warnings } from './time';

beforeAll(() => Promise.all([loadText('', 'en'), loadText('later', 'en')]));

test('a clock shows whole seconds, then hours, then days, and zero only when nothing is left', () => {
  expect([0, 1, 9_001, 245_000, 3_600_000, 2 * 86_400_000].map(clockText)).toEqual(['0:00', '0:01', '0:10', '4:05', '1 h 0 min', '2 d 0 h']);
});

test('time is low at a tenth, between ten seconds and a minute', () => {
  expect([30, 300, 3600].map(lowFrom)).toEqual([10_000, 30_000, 60_000]);
});

test('those who listen are told once more for the last ten seconds', () => {
  expect([30, 300].map(warnings)).toEqual([[10_000], [30_000, 10_000]]);
});

test('times are told in the largest whole unit', () => {
  expect([90, 300, 86_400, 3 * 86_400].map(amount)).toEqual(['90 s', '5 min', '1 day', '3 days']);
  expect([timeText(undefined), timeText({ time: 'move', seconds: 300 })]).toEqual(['', '5 min by the move']);
});

test('who resigns ends a table of two, or one without other people; else the terms decide', () => {
  const info = { code: 'A', game: 'g', rules: 1, options: {}, watch: false, secret_hash: '', you: 0 };
  const me = { kind: 'person' } as const;
  const bot = { kind: 'bot' } as const;

  expect([resigning({ ...info, seats: [me, me] }), resigning({ ...info, seats: [me, bot, bot] }), resigning({ ...info, seats: [me, me, bot] })]).toEqual(['end', 'end', 'bot']);
  expect([leavingOf(undefined, 2), leavingOf({ leaving: 'pass' }, 2)]).toEqual(['end', 'pass']);
});
