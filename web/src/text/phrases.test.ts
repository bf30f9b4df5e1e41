import { expect, test } from 'vitest';
import { isLong, phrases } from './phrases';

test('a Japanese heading breaks between phrases, never inside a word', () => {
  expect(phrases('発掘：方位磁針のキャンプ（1つ目のマス）')).toEqual(['発掘：方位磁針の', 'キャンプ（1つ目の', 'マス）']);
  expect(phrases('手札からカードを1枚選んでください')).toEqual(['手札から', 'カードを', '1枚選んでください']);
});

test('a long name breaks where its script changes', () => {
  expect(phrases('資金調達カード')).toEqual(['資金調達', 'カード']);
});

test('an English heading has its own places to break', () => {
  expect(phrases('Dig: compass camp (first space)')).toEqual(['Dig: compass camp (first space)']);
});

test('a heading is long when two lines beside two buttons cannot hold it', () => {
  expect(isLong('あなたの手番：メインアクション')).toBe(false); // 15 letters of two
  expect(isLong('発掘：方位磁針のキャンプ（1つ目のマス）')).toBe(true); // 19 of two and one of one
});
