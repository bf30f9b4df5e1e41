import { afterEach, expect, test } from 'vitest';
import { focusOn } from './keys';

afterEach(() => document.body.replaceChildren());

test('a letter leads to the stop of its region, also where a button is one without saying so', () => {
  document.body.innerHTML = '<section id="track"><button data-rove tabindex="-1">1</button><button data-rove>2</button></section>';
  focusOn('track');

  expect(document.activeElement?.textContent).toBe('2');
});
