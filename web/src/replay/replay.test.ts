import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api, Failed } from '../api';
import type { Position, Replay as Told } from '../generated/wire';
import { Replay } from './replay.svelte';

const TOLD: Told = {
  table: { code: '7QKM2D', game: 'garakutarium', rules: 1, options: {}, watch: true, secret_hash: '', seats: [{ kind: 'person', name: 'Ann' }, { kind: 'bot', level: 'easy' }] },
  eyes: 'all',
  may: ['all', '0', '1', 'public'],
  events: [1, 2, 3, 4].map((version) => ({ version, seat: version === 1 ? -1 : 0, action: `a${version}` })),
  stops: [{ version: 1, turn: 1, seat: 0 }, { version: 2, turn: 1, seat: 0 }, { version: 4, turn: 2 }],
  left: [2],
};
const RUNNING: Told = { ...TOLD, eyes: '0', may: ['0'] };
const position = (version: number): Position => ({ type: 'Position', version, view: {}, decision: { seat: 0, kind: 'dig' } });

let told = TOLD;
beforeEach(() => {
  told = TOLD;
  vi.spyOn(api, 'replay').mockImplementation(async (_, eyes) => ({ ...told, eyes: eyes ?? told.eyes }));
  vi.spyOn(api, 'positionAt').mockImplementation(async (_, version) => position(version));
});
afterEach(() => void vi.restoreAllMocks());

async function opened(version: number | null = null): Promise<Replay> {
  const replay = new Replay('7QKM2D');
  await replay.load(version, null);
  return replay;
}

test('it opens where the link says, and its address says where it stands', async () => {
  const replay = await opened(3);
  expect([replay.at, replay.position.version, replay.path]).toEqual([2, 4, '/replay/7QKM2D/4']);
  await replay.see('1');
  expect([replay.me, replay.path]).toEqual([1, '/replay/7QKM2D/4?as=1']);
});

test('one step forward lets the pieces travel, a jump does not', async () => {
  const replay = await opened();
  await replay.forward();
  expect(replay.fresh.map(({ version }) => version)).toEqual([2]);
  await replay.jump(1);
  await replay.walk(2);
  expect(replay.fresh).toEqual([]);
});

test('a line that was taken back says so, and the log ends where one looks', async () => {
  const replay = await opened();
  expect([replay.left, replay.events.length]).toEqual([false, 1]);
  await replay.forward();
  expect([replay.left, replay.events.length]).toEqual([true, 2]);
});

test('the mark beside what happened is of whom the sentence names: a turn that is handed over belongs to whoever gets it', async () => {
  told = { ...TOLD, events: [...TOLD.events.slice(0, 3), { version: 4, seat: 0, action: 'end_turn', log: [{ key: 'turn', data: { seat: 1 } }] }] };
  const replay = await opened(2);
  expect(replay.about).toBe(0);

  await replay.walk(2);

  expect(replay.about).toBe(1);
});

test('a step follows to the tab where it happened only if that was wished, and the wish is remembered', async () => {
  const replay = await opened();
  expect(replay.follows).toBe(false);

  replay.follow(true);

  expect([replay.follows, (await opened()).follows]).toEqual([true, true]);
  replay.follow(false);
});

test('nothing can be done in it, and the guide keeps quiet', async () => {
  const replay = await opened();
  expect([replay.mine, await replay.send(), await replay.undo(), await replay.preview(), await replay.why()]).toEqual([false, false, false, null, []]);
  expect(replay.settings.guide).toBe(false);
});

test('of two wishes the later one is shown, whatever comes first', async () => {
  const replay = await opened();
  let late: (found: Position) => void = () => undefined;
  vi.mocked(api.positionAt).mockImplementationOnce(() => new Promise((found) => (late = found)));
  const slow = replay.walk(2);
  await replay.walk(1);
  late(position(4));
  await slow;
  expect([replay.at, replay.position.version]).toEqual([1, 2]);
});

test('it plays to the end by itself, faster if wished, and begins again from there', async () => {
  vi.useFakeTimers();
  const replay = await opened();
  replay.speed = 4;
  replay.toggle();
  await vi.advanceTimersByTimeAsync(900);
  expect([replay.at, replay.playing]).toEqual([2, false]);
  replay.toggle();
  await vi.advanceTimersByTimeAsync(1);
  expect([replay.at, replay.playing]).toEqual([0, true]);
  replay.pause();
  vi.useRealTimers();
});

test('at the end of a game that runs one step more asks what has happened meanwhile', async () => {
  told = { ...RUNNING, stops: RUNNING.stops.slice(0, 2) };
  const replay = await opened(2);
  told = RUNNING;
  await replay.forward();
  expect([replay.at, replay.position.version, replay.over]).toEqual([2, 4, false]);
});

test('a record that is not kept any more is told in words', async () => {
  vi.mocked(api.replay).mockRejectedValueOnce(new Failed({ code: 'unknown_replay', data: { code: 'record-0' } }));
  const replay = await opened();
  expect([replay.ready, replay.failure === '']).toEqual([false, false]);
});

const SHARED: Told = { ...TOLD, table: { ...TOLD.table, yours: [0, 1] }, eyes: 'public', may: ['public', '0', '1'] };

function shared(): void {
  told = SHARED;
  vi.spyOn(api, 'table').mockImplementation(async () => SHARED.table);
}

test('at a shared device a link to what one of them knows waits behind the curtain, and nothing of it is asked for', async () => {
  shared();
  const replay = new Replay('7QKM2D');
  await replay.load(3, '1');

  expect([replay.covered, replay.eyes, replay.over, replay.shared]).toEqual([1, 'public', false, true]);
  expect(vi.mocked(api.replay).mock.calls).toEqual([['7QKM2D', 'public']]);
  await replay.lift(1);
  expect([replay.covered, replay.me]).toEqual([null, 1]);
});

test('the next one of them lifts the curtain anew', async () => {
  shared();
  const replay = new Replay('7QKM2D', 0);
  await replay.load(null, '0');
  expect([replay.covered, replay.me]).toEqual([null, 0]);

  await replay.see('1');
  expect([replay.covered, replay.me]).toEqual([1, null]);
  await replay.see('0');
  expect([replay.covered, replay.me]).toEqual([0, null]);
});

test('when the game is over there is no curtain any more', async () => {
  vi.spyOn(api, 'table').mockImplementation(async () => ({ ...SHARED.table, secret: 'abcd' }));
  const replay = new Replay('7QKM2D');
  await replay.load(null, '1');
  expect([replay.covered, replay.me]).toEqual([null, 1]);
});
