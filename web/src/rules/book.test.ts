import { expect, test } from 'vitest';
import { blocks, load, matching, stretches } from './book';
import { rulebook } from './rulebook.svelte';

test('the rules of a game are its chapters and clauses, by their titles', async () => {
  const chapters = await load('arnak');
  const discovery = chapters.find(({ id }) => id === 'R-8');

  expect(discovery?.title).toBe('Main action: Discover a new site');
  expect(discovery?.clauses[0]).toMatchObject({ id: 'R-8.1', title: 'Conditions of a discovery' });
  expect(discovery?.clauses[0]?.text).toMatch(/^Conditions: an own archaeologist/);
  expect(await load('nothing')).toEqual([]);
});

test('a clause is found by all words of its number, title or text, whatever their case', async () => {
  const ids = (query: string) => matching(chapters, query).map(({ id }) => id);
  const clauses = [{ id: 'R-1.1', title: 'Boxes', text: 'Fear and idols.' }, { id: 'R-1.2', title: 'Idols', text: 'Nothing else.' }];
  const chapters = [{ id: 'R-1', title: 'Things', clauses }];

  expect(ids('IDOLS')).toEqual(['R-1.1', 'R-1.2']);
  expect(ids('idols fear')).toEqual(['R-1.1']);
  expect(ids('1.2')).toEqual(['R-1.2']);
  expect(ids('temple')).toEqual([]);
});

test('a table below a clause is rows without its ruler', () => {
  expect(blocks('Numbers by players.\n\n| players | tents |\n| --- | ---: |\n| 2 | 5 |')).toEqual([{ prose: 'Numbers by players.' }, { rows: [['players', 'tents'], ['2', '5']] }]);
});

test('other clauses and names of data stand out of the words', () => {
  expect(stretches('As `tiles` says (R-6.7), -2.')).toEqual([
    { kind: 'words', said: 'As ' }, { kind: 'code', said: 'tiles' }, { kind: 'words', said: ' says (' }, { kind: 'clause', said: 'R-6.7' }, { kind: 'words', said: '), -2.' },
  ]);
});

test('one set of rules is open at a time, at a clause or from the beginning', () => {
  rulebook.open('arnak', 'R-8.1');
  rulebook.open('arnak');
  expect(rulebook.asked).toEqual({ game: 'arnak', clause: '' });

  rulebook.close();
  expect(rulebook.asked).toBeNull();
});
