import { expect, test } from 'vitest';
import en from '../../generated/text/arnak.en.json';
import shared from '../../generated/text/en.json';
import { linesOf, optionName, shortName, type Speaker } from './words';

const TEXTS: Readonly<Record<string, string>> = { ...shared, ...en };
const speaker: Speaker = {
  has: (key) => key in TEXTS,
  text: (key, data = {}) => Object.entries(data).reduce((said, [name, value]) => said.replace(`{${name}}`, TEXTS[`kind.${value}`] ?? String(value)), TEXTS[key] ?? key),
};
const short = (action: string): string => shortName(speaker, { action, verb: action.split(':')[0]!, pieces: [] }, '');
const whole = (action: string, asked = ''): string => optionName(speaker, { action, verb: action.split(':')[0]!, pieces: [] }, asked);

test('the ways to use an idol are told in one manner, short where the verb is said', () => {
  expect(['jewel', 'arrowhead', 'tablets', 'coin_compass', 'draw'].map((way) => short(`slot:${way}`))).toEqual(['jewel', 'arrowhead', '2 tablets', 'coin, compass', 'card']);
  expect(whole('slot:tablets')).toBe('Idol: 2 tablets');
});

test('a trade says both sides also where it is short', () => {
  expect(short('upgrade:tablet')).toBe('Tablet for an arrowhead');
  expect(short('upgrade:arrowhead')).toBe('Arrowhead for a jewel');
});

test('what is exiled stands with the place it lies in, an assistant without its verb', () => {
  expect(whole('exile_play:fear')).toBe('Play area: Fear');
  expect(whole('exile_hand:fear')).toBe('Hand: Fear');
  expect(whole('assist:assistant_tablet')).toBe(TEXTS['kind.assistant_tablet']);
});

test('going on says what comes next, where something is revealed', () => {
  expect(whole('go_on', 'window.guard')).toBe('Reveal the guardian');
  expect(whole('go_on', 'window')).toBe('Go on');
});

test('a guardian on a site is told by name, in a line of its own', () => {
  const site = linesOf(speaker, 'guardian_02', 'Level I: tablet, arrowhead');

  expect(site).toHaveLength(1);
  expect(site[0]).toMatch(/^Guardian 2\. .+ Points: 5\.$/);
  expect(linesOf(speaker, 'guardian_02', 'Guardian 2').length).toBeGreaterThan(1);
});

test('a card is told line by line under its own name', () => {
  expect(linesOf(speaker, 'rope', 'Rope')).toContain('Cost: 2 coins');
});
