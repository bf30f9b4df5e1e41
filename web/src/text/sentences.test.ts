import { expect, test } from 'vitest';
import { sentences } from './sentences';

test('what has no full stop gets one, each begins with a capital, and nothing is left of an empty part', () => {
  expect(sentences(['level I', '', 'Really?', 'empty.'], '. ')).toBe('Level I. Really? Empty.');
});

test('Japanese sentences stand without a space between', () => {
  expect(sentences(['レベルⅠ', '空きです。'], '。')).toBe('レベルⅠ。空きです。');
});
