import { afterEach, expect, test, vi } from 'vitest';
import { settings } from '../settings/settings.svelte';
import { onFocus, onKey, onPointer, shortcuts, shortcutsNow } from './keys.svelte';

const away: (() => void)[] = [];

function offer(element: Element, key: string): ReturnType<typeof vi.fn> {
  const run = vi.fn();
  const leave = shortcuts([{ key, label: key, run }])(element);
  if (leave) away.push(leave);
  return run;
}

function press(key: string, target: Element = document.body, more: KeyboardEventInit = {}): void {
  const event = new KeyboardEvent('keydown', { key, cancelable: true, ...more });
  Object.defineProperty(event, 'target', { value: target });
  onKey(event);
}

function add(html: string): Element {
  document.body.innerHTML = html;
  return document.body.firstElementChild!;
}

afterEach(() => {
  for (const leave of away.splice(0)) leave();
  document.body.innerHTML = '';
  settings.letterKeys = true;
});

test('a key runs what was offered for it, and nothing once that has gone', () => {
  const run = offer(document.body, 'e');
  press('E');
  expect(run).toHaveBeenCalledOnce();

  away.pop()!();
  press('e');
  expect(run).toHaveBeenCalledOnce();
  expect(shortcutsNow()).toEqual([]);
});

test('the group that came last answers first', () => {
  const page = offer(document.body, 'Escape');
  const board = offer(document.body, 'Escape');
  press('Escape');

  expect([page.mock.calls.length, board.mock.calls.length]).toEqual([0, 1]);
});

test('control or command makes another key', () => {
  const run = offer(document.body, 'Ctrl+z');
  press('z');
  press('z', document.body, { metaKey: true });

  expect(run).toHaveBeenCalledOnce();
});

test('Enter on what the prompt has picked confirms, on what it has not picks it', () => {
  const run = offer(document.body, 'Enter');
  const tray = add('<div class="prompt"><div class="tray"><button aria-pressed="false"></button><button aria-pressed="true"></button></div></div>');
  const [open, picked] = tray.querySelectorAll('button');
  press('Enter', open);
  expect(run).not.toHaveBeenCalled();

  press('Enter', picked);
  expect(run).toHaveBeenCalledOnce();
});

/** The element has the focus; a browser shows a ring around it, or none after a press with a pointer. */
function focus(element: Element, ring: boolean): void {
  const matches = element.matches.bind(element);
  element.matches = ((selectors: string) => (selectors === ':focus-visible' ? ring : matches(selectors))) as Element['matches'];
  onFocus({ target: element });
}

test('Enter means the prompt where a pointer has put the focus, until something has a ring', () => {
  const run = offer(document.body, 'Enter');
  const button = add('<button></button>');
  onPointer();
  focus(button, false);
  press('Enter', button);
  expect(run).toHaveBeenCalledOnce();

  focus(button, true);
  press('Enter', button);
  expect(run).toHaveBeenCalledOnce();
});

test('a text field keeps its letters, a button its Enter', () => {
  const letter = offer(document.body, 'e');
  const enter = offer(document.body, 'Enter');
  press('e', add('<input type="text">'));
  press('Enter', add('<button>Offer</button>'));
  press('e', add('<button>Offer</button>'));

  expect([letter.mock.calls.length, enter.mock.calls.length]).toEqual([1, 0]);
});

test('an open dialog keeps the page behind it quiet', () => {
  const page = offer(add('<div></div>'), 'e');
  const dialog = document.createElement('dialog');
  dialog.setAttribute('open', '');
  document.body.append(dialog);
  const inside = offer(dialog, 'x');
  press('e');
  press('x');

  expect([page.mock.calls.length, inside.mock.calls.length]).toEqual([0, 1]);
});

test('single letters can be switched off, other keys stay', () => {
  settings.letterKeys = false;
  const letter = offer(document.body, 'e');
  const escape = offer(document.body, 'Escape');
  press('e');
  press('Escape');

  expect([letter.mock.calls.length, escape.mock.calls.length]).toEqual([0, 1]);
});

test('on a slider the keys of the page work, in a text field they write', () => {
  const [forward, turn, space] = [offer(document.body, 'ArrowRight'), offer(document.body, 'Shift+ArrowRight'), offer(document.body, 'Space')];
  const slider = add('<input type="range">');
  press('ArrowRight', slider);
  press('ArrowRight', slider, { shiftKey: true });
  press(' ', slider);
  press('ArrowRight', add('<input type="text">'));
  press(' ');
  expect([forward, turn, space].map((run) => run.mock.calls.length)).toEqual([1, 1, 1]);
});

test('with Shift it is another key: what undoes does not undo again where redo is meant', () => {
  const undo = offer(document.body, 'Ctrl+z');
  const redo = offer(document.body, 'Ctrl+Shift+z');
  press('Z', document.body, { ctrlKey: true, shiftKey: true });
  press('Z', document.body, { metaKey: true, shiftKey: true });

  expect(redo).toHaveBeenCalledTimes(2);
  expect(undo).not.toHaveBeenCalled();
});
