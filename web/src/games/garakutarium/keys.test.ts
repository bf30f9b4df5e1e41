import { expect, test } from 'vitest';
import { meansPrompt } from './keys';

function inside(markup: string): Element {
  const box = document.createElement('div');
  box.innerHTML = markup;
  return box.querySelector('i')!;
}

test('Enter on a picked card means the prompt, on another one the card', () => {
  expect(meansPrompt(inside('<button class="piece" aria-pressed="true"><i></i></button>'), false)).toBe(true);
  expect(meansPrompt(inside('<button class="piece" aria-pressed="false"><i></i></button>'), false)).toBe(false);
  expect(meansPrompt(inside('<button class="row" aria-pressed="true"><i></i></button>'), false)).toBe(true);
});

test('Enter on "Hide" means the prompt only where this card was laid last', () => {
  expect(meansPrompt(inside('<button class="turn" aria-pressed="true" data-meant="false"><i></i></button>'), false)).toBe(false);
  expect(meansPrompt(inside('<button class="turn" aria-pressed="true" data-meant="true"><i></i></button>'), false)).toBe(true);
});

test('Enter answers an open question wherever on the table the focus is', () => {
  for (const name of ['piece', 'turn', 'skill', 'row', 'take']) expect(meansPrompt(inside(`<button class="${name}"><i></i></button>`), true)).toBe(true);
});
