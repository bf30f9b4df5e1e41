import { expect, test } from 'vitest';
import { costTokens } from '../facts';
import { grouped, lookOf } from './tokens';

test('travel icons are inverted, resources are not', () => {
  expect(lookOf('tv:ship')).toEqual({ as: 'travel', icon: 'ship' });
  expect(lookOf('coin')).toMatchObject({ as: 'icon', icon: 'coin', tint: 'coin', two: true });
});

test('figures, words and marks', () => {
  expect(lookOf('2x')).toEqual({ as: 'figure', word: '2×' });
  expect(lookOf('0-3')).toEqual({ as: 'figure', word: '0–3' });
  expect(lookOf('minus')).toEqual({ as: 'figure', word: '−' });
  expect(lookOf('word:mine')).toEqual({ as: 'word', word: 'mine' });
  expect(lookOf('word:idols_owned')).toEqual({ as: 'each', icon: 'idol' });
});

test('two of a thing are drawn twice, three are a figure and one icon', () => {
  expect(costTokens({ car: 2, compass: 3 })).toEqual(['tv:car', 'tv:car', '3', 'compass']);
});

test('a figure stays with its icon, and a discount with its sign', () => {
  expect(grouped(['archaeologist', 'minus', 'tv:plane', '3', 'compass'])).toEqual([['archaeologist'], ['minus', 'tv:plane'], ['3', 'compass']]);
  expect(grouped(['pass', 'arrow', '3', 'coin'])).toEqual([['pass'], ['arrow'], ['3', 'coin']]);
});
