import { beforeEach, expect, test } from 'vitest';
import type { ChatLine } from '../generated/wire';
import { EVERYBODY, Talk, WATCHERS } from './talk.svelte';

beforeEach(() => localStorage.clear());

const line = (n: number, seat?: number): ChatLine => (seat === undefined ? { n, text: `line ${n}`, name: 'Zed' } : { n, text: `line ${n}`, seat });

test('lines wait to be read until the chat is opened', () => {
  const talk = new Talk('ABC');
  talk.catchUp(3);
  talk.hear([line(4, 1), line(5)]);
  expect(talk.unread).toBe(5);

  talk.open = true;
  talk.hear([line(6, 1)]);
  expect(talk.unread).toBe(0);
});

test('a browser remembers how far it has read', () => {
  const talk = new Talk('ABC');
  talk.catchUp(3);
  talk.open = true;

  const later = new Talk('ABC');
  later.catchUp(5);
  expect(later.unread).toBe(2);
  const other = new Talk('XYZ');
  other.catchUp(5);
  expect(other.unread).toBe(5);
});

test('a line that comes twice is there once and counts once', () => {
  const talk = new Talk('ABC');
  expect(talk.hear([line(1, 0)])).toHaveLength(1);
  expect(talk.hear([line(1, 0)])).toHaveLength(0);
  talk.fill([line(2, 0), line(1, 0)], 2);

  expect(talk.lines.map(({ n }) => n)).toEqual([1, 2]);
  expect(talk.unread).toBe(1);
});

test('who is muted is neither shown nor heard nor counted', () => {
  const talk = new Talk('ABC');
  talk.mute('seat 1', true);
  expect(talk.hear([line(1, 1), line(2, 0), line(3)]).map(({ n }) => n)).toEqual([2, 3]);
  expect(talk.shown.map(({ n }) => n)).toEqual([2, 3]);
  expect(talk.unread).toBe(2);

  talk.mute(WATCHERS, true);
  talk.mute('seat 1', false);
  expect(talk.shown.map(({ n }) => n)).toEqual([1, 2]);
});

test('a muted chat is silent and can still be read', () => {
  const talk = new Talk('ABC');
  talk.mute(EVERYBODY, true);
  talk.catchUp(2);
  expect(talk.hear([line(3, 0)])).toEqual([]);

  expect(talk.unread).toBe(0);
  expect(talk.shown).toHaveLength(1);
  expect(new Talk('ABC').mutes(EVERYBODY)).toBe(true);
});

test('what is missing is asked for once, and not again for each line that follows', () => {
  const talk = new Talk('ABC');
  talk.catchUp(700);
  talk.hear([line(701, 0)]);
  expect([talk.said, talk.whole]).toEqual([701, 0]);

  talk.fill([line(700, 1), line(701, 0)], 701);
  talk.hear([line(702, 1)]);
  expect([talk.said, talk.whole]).toEqual([702, 702]);

  talk.catchUp(704);
  expect(talk.whole).toBe(702);
});

test('a line that was deleted with its speaker is dropped, and is no news', () => {
  const talk = new Talk('ABC');
  talk.hear([line(1, 0), line(2, 1)]);

  expect(talk.hear([{ n: 1, text: '' }])).toEqual([]);

  expect(talk.lines.map(({ n }) => n)).toEqual([2]);
  expect(talk.unread).toBe(2);
});
