import { expect, test } from 'vitest';
import { bagKey, faceOf, kindOf, sorted, zoneOf } from './face';

test('faces of relics show figure and letter, the others neither suit nor letter', () => {
  expect(faceOf('B4')).toMatchObject({ figure: '4', letter: 'B', icon: 'suit-b', tint: 's-b' });
  expect(faceOf('K3')).toMatchObject({ figure: '3', letter: '', icon: 'curse' });
  expect(faceOf('phantom-thief')).toMatchObject({ family: 'character', icon: 'phantom-thief' });
  expect(faceOf(null).family).toBe('back');
});

test('a piece names its zone and its kind', () => {
  expect(zoneOf('loot0:A3')).toBe('loot0');
  expect(kindOf('loot0:A3')).toBe('A3');
});

test('a hand is sorted by suit and number, specials last', () => {
  expect(sorted(['K3', 'RX', 'B1', 'J', 'A7', 'A2'])).toEqual(['A2', 'A7', 'B1', 'J', 'RX', 'K3']);
  expect(bagKey(['B1', 'A2'])).toBe(bagKey(['A2', 'B1']));
});
