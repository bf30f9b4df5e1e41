import { expect, test } from 'vitest';
import type { Event } from '../generated/wire';
import { blocksOf } from './log';

const CHANCE = -1;
const event = (version: number, seat: number, ...log: Event['log'] & {}): Event => ({ version, seat, action: 'go', log });

const EVENTS = [
  event(1, 0, { key: 'digs', data: { seat: 0 } }, { key: 'gains', data: { seat: 0 } }),
  event(2, 0),
  event(3, 0, { key: 'turn', data: { seat: 1 } }),
  event(4, 1, { key: 'passes', data: { seat: 1 } }),
  event(5, CHANCE, { key: 'refill' }),
  event(6, 1, { key: 'staff' }, { key: 'round', data: { n: 2 } }, { key: 'draws', data: { seat: 0 } }),
  event(7, 0, { key: 'digs', data: { seat: 0 } }),
];
const told = (undo: number | null): string[][] => blocksOf(EVENTS, undo).map(({ lines }) => lines.map(({ sentence }) => sentence.key));

test('the log reads downwards, in blocks of whom it tells about; a turn that is handed over stands with whoever gets it', () => {
  expect(blocksOf(EVENTS, null).map(({ seat }) => seat)).toEqual([0, 1, CHANCE, CHANCE, 0]);
  expect(told(null)).toEqual([['digs', 'gains'], ['turn', 'passes'], ['refill', 'staff'], ['round'], ['draws', 'digs']]);
});

test('a block ends where the undo line lies, before the first sentence that can be taken back', () => {
  expect(told(6)).toEqual([['digs', 'gains'], ['turn', 'passes'], ['refill', 'staff'], ['round'], ['draws'], ['digs']]);
  expect(blocksOf(EVENTS, 6).map(({ undo }) => undo)).toEqual([false, false, false, false, false, true]);
  expect(blocksOf(EVENTS, 7).some(({ undo }) => undo)).toBe(false);
});

test('a new round begins a block of its own', () => {
  expect(blocksOf(EVENTS, null).filter(({ round }) => round).map(({ key }) => key)).toEqual(['6.1']);
});
