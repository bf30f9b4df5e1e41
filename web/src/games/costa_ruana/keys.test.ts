import { expect, test } from 'vitest';
import { focusOn } from './keys';

test('whoever plays by keys goes on from a piece that can be chosen, else from where they were in the region', () => {
  document.body.innerHTML = '<div id="islands"><button data-rove tabindex="0" data-piece="island:0"></button><button data-rove tabindex="-1" data-piece="island:1"></button></div>';
  const focused = (): string | undefined => (document.activeElement as HTMLElement).dataset['piece'];

  focusOn('islands', 'island:1');
  expect(focused()).toBe('island:1');

  focusOn('islands', 'island:7');
  expect(focused()).toBe('island:0');
});
