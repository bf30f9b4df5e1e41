import { expect, test } from 'vitest';
import type { Plan } from '../../generated/wire';
import { count, crossed, lacking, offerFor, offersOf, quickStart, turned, type Arrangement } from './arrangement';

const dug = ['A1', 'B2', 'C3', 'RX', 'RX'];

function offer(hidden: string, ...beside: readonly string[]): Plan {
  return { verb: 'offer', actions: [`hide:${hidden}`, ...beside.map((kind) => `join:${kind}`), 'done'], pieces: [hidden, ...beside].map((kind) => `dug:${kind}`) };
}

test('five cards start as piles of three and two, none of them face down', () => {
  expect(count(quickStart(5))).toEqual({ open: 5, hidden: 0, sizes: [3, 2] });
});

test('a press moves a card to the other pile and back', () => {
  const start = quickStart(5);

  expect(count(crossed(start, 0)).sizes).toEqual([2, 3]);
  expect(crossed(crossed(start, 0), 0)).toEqual(start);
});

test('another card turned face down turns the first one up again', () => {
  const second = turned(turned(quickStart(5), 0), 3);

  expect(second.hidden).toBe(3);
  expect(turned(second, 3).hidden).toBeNull();
});

test('the arrangement finds the offer of its face-down card and the cards beside it', () => {
  const wanted = offer('B2', 'C3', 'A1');
  const offers = offersOf([offer('A1', 'B2'), wanted]);

  expect(offerFor(turned(quickStart(5), 1), dug, offers)).toBe(wanted);
});

test('it does not matter in which of the two places the pile lies', () => {
  const offers = offersOf([offer('B2', 'A1', 'C3')]);
  const mirrored: Arrangement = { hidden: 1, sides: [1, 1, 1, 0, 0] };

  expect(offerFor(mirrored, dug, offers)?.actions[0]).toBe('hide:B2');
});

test('either of two equal cards may lie face down', () => {
  const offers = offersOf([offer('RX', 'RX')]);

  expect(offerFor(turned(quickStart(5), 3), dug, offers)).toBe(offerFor(turned(quickStart(5), 4), dug, offers));
});

test('it lacks a face-down card first, then a card in each pile', () => {
  const all: Arrangement = { hidden: 0, sides: [0, 0, 0, 0, 0] };

  expect(lacking(quickStart(5), undefined)).toBe('hidden');
  expect(lacking(all, offerFor(all, dug, offersOf([offer('A1', 'B2')])))).toBe('empty');
  expect(lacking(all, offer('A1'))).toBeNull();
});
