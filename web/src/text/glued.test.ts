import { expect, test } from 'vitest';
import { glued } from './glued';

test('the comma after a name is kept with it, and nothing is lost', () => {
  const parts = [{ text: '手札は' }, { text: '恐怖カード', kind: 'fear' }, { text: '、' }, { text: '探検カード', kind: 'exploration' }, { text: 'です。' }];

  const all = glued(parts);

  expect(all.map(({ text, after }) => [text, after])).toEqual([['手札は', ''], ['恐怖カード', '、'], ['', ''], ['探検カード', ''], ['です。', '']]);
  expect(all.map(({ text, after }) => text + after).join('')).toBe(parts.map(({ text }) => text).join(''));
});

test('the bracket before a name is kept with it, also between two names, and nothing is lost', () => {
  const parts = [{ text: '上段の1番目は「' }, { text: '場所', kind: 'l1_coin' }, { text: '」、次は「' }, { text: '守護者', kind: 'guardian_3' }, { text: '」でした。' }];

  const all = glued(parts);

  expect(all.map(({ before, text, after }) => [before, text, after])).toEqual([['', '上段の1番目は', ''], ['「', '場所', '」、'], ['', '次は', ''], ['「', '守護者', '」'], ['', 'でした。', '']]);
  expect(all.map(({ before, text, after }) => before + text + after).join('')).toBe(parts.map(({ text }) => text).join(''));
});
