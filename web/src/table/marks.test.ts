import { expect, test } from 'vitest';
import { mark, shownOf } from './marks';

test('what is marked is marked once, and free again afterwards', () => {
  document.body.innerHTML = '<p id="a"></p><p id="b"></p>';
  for (const each of document.querySelectorAll('p')) each.getClientRects = () => [{}] as unknown as DOMRectList;
  const unmark = mark(['#a', 'p', '#none']);
  expect([...document.querySelectorAll<HTMLElement>('[data-changed]')].map(({ id }) => id)).toEqual(['a']);
  unmark();
  expect(document.querySelector('[data-changed]')).toBeNull();
});

test('what a tab hides is passed over for what is on the screen', () => {
  document.body.innerHTML = '<p id="a"></p><p id="b"></p>';
  document.querySelector<HTMLElement>('#a')!.getClientRects = () => [] as unknown as DOMRectList;
  document.querySelector<HTMLElement>('#b')!.getClientRects = () => [{}] as unknown as DOMRectList;
  expect(shownOf('p')?.id).toBe('b');
});
