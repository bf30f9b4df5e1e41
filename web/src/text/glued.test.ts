import { expect, test } from 'vitest';
import { glued } from './glued';

test('the comma after a name is kept with it, and nothing is lost', () => {
  const parts = [{ text: '手札は' }, { text: '恐怖カード', kind: 'fear' }, { text: '、' }, { text: '探検カード', kind: 'exploration' }, { text: 'です。' }];

  const all = glued(parts);

  expect(all.map(({ text, after }) => [text, after])).toEqual([['手札は', ''], ['恐怖カード', '、'], ['', ''], ['探検カード', ''], ['です。', '']]);
  expect(all.map(({ text, after }) => text + after).join('')).toBe(parts.map(({ text }) => text).join(''));
});
