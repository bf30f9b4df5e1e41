import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../settings/settings.svelte';
import { loadText } from '../text/text.svelte';
import { call, dressTab } from './tab';

const shown: string[] = [];
const started: number[] = [];

class Heard {
  static permission = 'granted';
  static requestPermission = () => Promise.resolve(Heard.permission);
  constructor(title: string) { shown.push(title); }
}

class Sounds {
  currentTime = 0;
  destination = {};
  resume = () => Promise.resolve();
  createGain = () => ({ gain: { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} }, connect: (next: unknown) => next });
  createOscillator = () => ({ frequency: { value: 0 }, connect: (next: unknown) => next, start: (at: number) => void started.push(at), stop() {} });
}

beforeEach(async () => {
  document.head.innerHTML = '<link rel="icon" href="/icon.svg">';
  vi.stubGlobal('Notification', Heard);
  vi.stubGlobal('AudioContext', Sounds);
  await loadText('', 'en');
  settings.language = 'en';
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  shown.length = started.length = 0;
  settings.sound = settings.notify = false;
});

const icon = () => document.querySelector('link')?.getAttribute('href');

test('title and icon say whose turn it is, and take it back', () => {
  dressTab('Arnak · iseki', true);
  expect([document.title, icon()]).toEqual(['● Your turn: Arnak · iseki', '/icon-turn.svg']);

  dressTab('Arnak · iseki', false);
  expect([document.title, icon()]).toEqual(['Arnak · iseki', '/icon.svg']);
});

test('nobody is called who did not ask for it', async () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await call('Arnak');

  expect([shown, started]).toEqual([[], []]);
});

test('two tones, one after the other', async () => {
  settings.sound = true;
  await call('Arnak');

  expect(started).toEqual([0, 0.16]);
});

test('a notification comes while the page is out of sight, and only then', async () => {
  settings.notify = true;
  await call('Arnak');
  expect(shown).toEqual([]);

  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await call('Arnak');
  expect(shown).toEqual(['Arnak']);
});
