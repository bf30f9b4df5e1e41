import { expect, test } from 'vitest';
import type { TableCard, View } from '../view';
import { faceOf, sorted } from './face';
import { flipLook, isSecret } from './looks';

test('a card shows its colour, its effect, and how many', () => {
  expect(faceOf('red-plus3')).toEqual({ colour: 'red', icon: 'place-native', figure: '+3' });
  expect(faceOf('pink-minus2')).toEqual({ colour: 'pink', icon: 'return-native', figure: '−2' });
  expect(faceOf('blue-arrow')).toEqual({ colour: 'blue', icon: 'move-native', figure: '' });
});

test('a hand is sorted by what is done first', () => {
  expect(sorted(['red-arrow', 'blue-minus1', 'red-plus2', 'yellow-plus2', 'pink-chest'])).toEqual(['pink-chest', 'yellow-plus2', 'red-plus2', 'blue-minus1', 'red-arrow']);
});

const card = (place: string, by: number, kind: string | null): TableCard => ({ place, by, kind, before: 0, copiers: [], used: false });
const at = (step: number): View => ({ step }) as View;

test('the crossed eye stands on the own face-down card until step 5 turns it over', () => {
  expect(isSecret(at(3), card('down0', 0, 'red-plus3'), 0)).toBe(true);
  expect(isSecret(at(6), card('down0', 0, 'red-plus3'), 0)).toBe(false);
  expect(isSecret(at(3), card('down1', 1, null), 0)).toBe(false);
  expect(isSecret(at(3), card('up0', 0, 'red-plus3'), 0)).toBe(false);
});

test('a picked flip tells nothing of cards that the viewer does not know', () => {
  const way = { actions: ['flip:1'], steps: ['tile:1'], pieces: ['tile:1', 'up0:red-plus3'], verb: 'flip', data: {}, reveals: true };

  expect(flipLook({ way }, 'up0:red-plus3', 'red-plus3')).toBe('active');
  expect(flipLook({ way }, 'up1:blue-arrow', 'blue-arrow')).toBe('inactive');
  expect(flipLook({ way }, 'down1:?', null)).toBe('');
  expect(flipLook({ way: undefined }, 'up0:red-plus3', 'red-plus3')).toBe('');
});
