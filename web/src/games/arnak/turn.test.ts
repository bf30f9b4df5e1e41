import { expect, test } from 'vitest';
import type { Option, Request, Welcome } from '../../generated/wire';
import { fakeTable } from '../../table/fake';
import { Play } from './choice/play.svelte';
import { passTurn } from './turn';

const pass: Option = { action: 'pass', verb: 'pass' };
const dig: Option = { action: 'dig:camp_1.1', verb: 'dig', pieces: ['space:camp_1.1'] };

async function passing(...options: Option[]): Promise<{ play: Play; sent: readonly Request[] }> {
  const welcome: Welcome = {
    type: 'Welcome', events: [], position: { type: 'Position', version: 1, view: {}, decision: { seat: 0, kind: 'turn', options }, waiting: 0 },
    table: { code: 'T', game: 'arnak', rules: 1, options: {}, seats: [{ kind: 'person' }, { kind: 'bot' }], watch: false, secret_hash: '', you: 0 },
  };
  const { table, sent } = await fakeTable(welcome, (request) => (request.type === 'Hello' ? welcome : null));
  const play = new Play(table);
  passTurn(play);
  return { play, sent };
}

test('who could still do something is asked before passing', async () => {
  const { play, sent } = await passing(dig, pass);

  expect(play.question?.about).toBe('pass');
  expect(sent.filter(({ type }) => type === 'Command')).toEqual([]);
});

test('who can do nothing but pass is not asked', async () => {
  const { play, sent } = await passing(pass);

  expect(play.question).toBeNull();
  expect(sent.at(-1)).toMatchObject({ type: 'Command', actions: ['pass', 'end_turn'] });
});
