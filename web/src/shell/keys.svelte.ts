import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { settings } from '../settings/settings.svelte';

/** key: `KeyboardEvent.key`, letters in lower case, `Space`, `Ctrl+z` with control or command, `Ctrl+Shift+z`, `Shift+ArrowLeft`. label: finished text for the list of keys. */
export interface Shortcut {
  key: string;
  label: string;
  run: () => void;
}

interface Group {
  element: Element;
  keys: readonly Shortcut[];
}

let groups = $state.raw<readonly Group[]>([]);
/** A pointer has put the focus where it is: whoever presses Enter then means the prompt that shows it. */
let pointed = false;

/** Keys that work while the element is on the page: `{@attach shortcuts([{ key: 'e', label, run }])}`. */
export function shortcuts(keys: readonly Shortcut[]): Attachment {
  return (element) => {
    const group = { element, keys };
    groups = untrack(() => [...groups, group]);
    return () => void (groups = untrack(() => groups.filter((other) => other !== group)));
  };
}

/** What can be pressed now, for the list of keys. */
export function shortcutsNow(): readonly Shortcut[] {
  return groups.flatMap((group) => group.keys);
}

export function onPointer(): void {
  pointed = true;
}

/** Where the browser shows a ring, keys or the page itself have put the focus: then Enter presses what the ring stands around. */
export function onFocus({ target }: Pick<FocusEvent, 'target'>): void {
  if (target instanceof Element) pointed = !target.matches(':focus-visible');
}

/** Handles a key of the whole page: the group that came last answers first. */
export function onKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.altKey || typing(event)) return;
  const shortcut = groups.toReversed().flatMap(usable).find(({ key }) => key === named(event));
  if (!shortcut || (shortcut.key.length === 1 && shortcut.key !== '?' && !settings.letterKeys)) return;
  event.preventDefault();
  shortcut.run();
}

/** A dialog that is open keeps the keys of the page behind it quiet. */
function usable(group: Group): readonly Shortcut[] {
  const dialog = document.querySelector('dialog[open]');
  return dialog === null || dialog.contains(group.element) ? group.keys : [];
}

function named(event: KeyboardEvent): string {
  const key = event.key === ' ' ? 'Space' : event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const control = event.ctrlKey || event.metaKey;
  const shift = event.shiftKey && (control || event.key.length > 1); // alone with a letter or a sign it only writes another one
  return `${control ? 'Ctrl+' : ''}${shift ? 'Shift+' : ''}${key}`;
}

/** In a text field keys write; Enter and Space on a button that keys have reached press it, but Enter on what the prompt has picked confirms it. */
function typing(event: KeyboardEvent): boolean {
  const target = event.target;
  if (!(target instanceof Element)) return false;
  if (target.matches('textarea, select, input:not([type=radio], [type=checkbox], [type=range])')) return true;
  if (event.key === 'Enter' && target.matches(pointed ? 'button' : '.prompt .tray [aria-pressed=true]')) return false;
  return (event.key === 'Enter' || event.key === ' ') && target.matches('button, a, summary, input');
}
