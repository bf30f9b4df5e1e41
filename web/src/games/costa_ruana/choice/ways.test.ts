import { expect, test } from 'vitest';
import type { Decision } from '../../../generated/wire';
import { complete, filled, pressed, waysOf } from './ways';

const places = (...pairs: (readonly [number, number])[]): Decision => ({
  seat: 0,
  kind: 'place',
  plans: pairs.map(([one, other]) => ({ actions: [`place:${one}`, `place:${other}`], verb: 'place', pieces: [`island:${one}`, `island:${other}`] })),
});
const moves: Decision = {
  seat: 0,
  kind: 'chest',
  plans: [[0, 1], [0, 2], [1, 0]].map(([from, to]) => ({ actions: [`take:${from}`, `put:${to}`], verb: 'chest', pieces: [`island:${from}`, `island:${to}`] })),
};

test('two natives may be placed in any order, also both on one island', () => {
  const ways = waysOf(places([0, 0], [0, 1], [1, 1]));

  const picked = pressed(ways, pressed(ways, [], 'island:1', false)!, 'island:0', false)!;

  expect(complete(ways, picked, false).map(({ actions }) => actions)).toEqual([['place:0', 'place:1']]);
  expect(pressed(ways, ['island:0'], 'island:0', false)).toEqual(['island:0', 'island:0']);
});

test('with one way left the rest of it is picked, too: three natives come home from the only island they stand on', () => {
  const home: Decision = { seat: 0, kind: 'recall', plans: [{ actions: ['recall:2', 'recall:2', 'recall:2'], verb: 'recall', pieces: ['island:2', 'island:2', 'island:2'] }] };

  expect(filled(waysOf(home), ['island:2'], false)).toEqual(['island:2', 'island:2', 'island:2']);
  expect(filled(waysOf(places([0, 0], [0, 1])), ['island:0'], false)).toEqual(['island:0']);
});

test('a native too many takes the place of the last one, and a picked island goes away again', () => {
  const ways = waysOf(places([0, 1], [0, 2], [1, 2]));

  expect(pressed(ways, ['island:0', 'island:1'], 'island:2', false)).toEqual(['island:0', 'island:2']);
  expect(pressed(ways, ['island:0', 'island:1'], 'island:0', false)).toEqual(['island:1']);
});

test('a treasure leaves one island and goes to another: the order counts', () => {
  const ways = waysOf(moves);

  expect(pressed(ways, [], 'island:2', true)).toBeNull();
  expect(pressed(ways, ['island:0'], 'island:2', true)).toEqual(['island:0', 'island:2']);
  expect(pressed(ways, ['island:1'], 'island:2', true)).toBeNull();
  expect(pressed(ways, ['island:0', 'island:2'], 'island:0', true)).toEqual([]);
});

test('a card and a player, whichever comes first', () => {
  const ways = waysOf({
    seat: 0,
    kind: 'show',
    plans: [0, 1].map((seat) => ({ actions: ['show:red-plus3', `before:${seat}`], verb: 'show', pieces: ['hand0:red-plus3', `seat:${seat}`] })),
  });

  const picked = pressed(ways, pressed(ways, [], 'seat:1', false)!, 'hand0:red-plus3', false)!;

  expect(complete(ways, picked, false)[0]?.actions).toEqual(['show:red-plus3', 'before:1']);
  expect(complete(ways, ['seat:1'], false)).toEqual([]);
});

test('a flip is one press, though it touches every card that it makes active', () => {
  const [way] = waysOf({ seat: 0, kind: 'flip', plans: [{ actions: ['flip:1'], verb: 'flip', pieces: ['tile:1', 'up0:red-plus3'] }] });

  expect(way?.steps).toEqual(['tile:1']);
  expect(way?.pieces).toContain('up0:red-plus3');
});

test('an answer that touches nothing is never picked by a piece', () => {
  const ways = waysOf({ seat: 0, kind: 'stand', options: [{ action: 'stand:up1', verb: 'stand', pieces: ['up1:red-plus3'] }, { action: 'pass', verb: 'pass' }] });

  expect(ways.map(({ steps }) => steps)).toEqual([['up1:red-plus3'], []]);
  expect(complete(ways, [], true)).toEqual([]);
});
