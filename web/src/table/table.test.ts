import { expect, test } from 'vitest';
import type { Command, Consent, Offer, Position, Propose, SeatInfo, TableInfo, Undo, Welcome } from '../generated/wire';
import { loadText } from '../text/text.svelte';
import { announcer } from './announcer.svelte';
import { exchange } from './fake-socket';
import { seatLetter, seatName } from './people';
import { Table } from './table.svelte';

const seats: SeatInfo[] = [
  { kind: 'person', name: 'Haruka', owner: true },
  { kind: 'person', name: 'Hana', owner: true },
];
const info: TableInfo = { code: 'ABC', game: 'garakutarium', rules: 1, options: {}, seats, watch: false, secret_hash: '', you: 0 };

function at(version: number, seat: number): Position {
  return { type: 'Position', version, view: {}, decision: { seat, kind: 'part', options: [], plans: [] }, waiting: seat };
}

function seated() {
  const { dial, last } = exchange();
  const table = new Table('ABC', dial, 'ws://here');
  const welcome: Welcome = { type: 'Welcome', table: info, events: [{ version: 1, seat: -1, action: 'first:0' }], position: at(1, 0) };
  last().open();
  last().hear(welcome);
  return { table, last, welcome };
}

test('the table is mine when the decision is', () => {
  const { table, last } = seated();
  expect(table.mine).toBe(true);

  last().hear({ type: 'Events', events: [{ version: 2, seat: 0, action: 'end_part' }], position: at(2, 1) });
  expect(table.mine).toBe(false);
  expect(table.fresh.map((event) => event.version)).toEqual([2]);
  expect(table.events.map((event) => event.version)).toEqual([1, 2]);
});

test('what a move leaves as it is stays the same object, but the same question is asked anew', () => {
  const { table, last } = seated();
  const hear = (version: number, view: object): void =>
    last().hear({ type: 'Events', events: [{ version, seat: 0, action: 'end_part' }], position: { ...at(version, 0), view } });
  hear(2, { row: ['map'], turn: 1 });
  const before = table.position;

  hear(3, { row: ['map'], turn: 2 });

  const now = table.position.view as { row: object; turn: number };
  expect(now).toEqual({ row: ['map'], turn: 2 });
  expect(now.row).toBe((before.view as { row: object }).row);
  expect(table.decision).toEqual(before.decision);
  expect(table.decision).not.toBe(before.decision);
});

test('who ends a round and begins the next one is told of the new round', async () => {
  await loadText('', 'en');
  const { table, last } = seated();
  const round = (version: number, n: number): Position => ({ ...at(version, 0), view: { round: n, rounds: 5 } });
  last().hear({ type: 'Events', events: [{ version: 2, seat: 1, action: 'pass' }], position: round(2, 2) });
  expect(announcer.urgent.trim()).toBe('Your turn. Round 2.');

  last().hear({ type: 'Events', events: [{ version: 3, seat: 0, action: 'pass' }], position: round(3, 3) });

  expect([table.asked, announcer.urgent.trim()]).toEqual([true, 'Your turn. Round 3.']);
});

test('nothing is offered while a command is on its way', async () => {
  const { table, last } = seated();
  const sent = table.send(['end_part']);
  expect([table.pending, table.mine]).toEqual([true, false]);

  last().hear({ type: 'Accepted', id: (last().sent[1] as Command).id, version: 2 });
  expect(await sent).toBe(true);
  expect(table.pending).toBe(false);
});

test('nothing is offered during a pause, though the table still waits for whom it asked', () => {
  const { table, last } = seated();
  const paused = (version: number, paused: boolean): Position => ({ ...at(version, 0), clocks: { left: [60_000, 60_000], paused } });
  last().hear({ type: 'Events', events: [{ version: 2, seat: 1, action: '@pause' }], position: paused(2, true) });
  expect([table.asked, table.mine]).toEqual([true, false]);

  last().hear({ type: 'Events', events: [{ version: 3, seat: 1, action: '@go-on' }], position: paused(3, false) });
  expect([table.asked, table.mine]).toEqual([true, true]);
});

test('a refused command changes nothing and says why', async () => {
  const { table, last } = seated();
  const sent = table.send(['end_part']);
  last().hear({ type: 'Refusal', id: (last().sent[1] as Command).id, code: 'stale_version', version: 3 });

  expect(await sent).toBe(false);
  expect(table.refusal?.code).toBe('stale_version');
  expect(table.position.version).toBe(1);
});

test('a preview of an older position is dropped', async () => {
  const { table, last } = seated();
  const preview = table.preview(['run:3-5']);
  const id = (last().sent[1] as Command).id;
  last().hear({ type: 'Events', events: [], position: at(2, 0) });
  last().hear({ type: 'Previewed', id, version: 1, position: at(2, 0) });

  expect(await preview).toBeNull();
});

test('a spectator is never asked', () => {
  const { table, last, welcome } = seated();
  last().hear({ ...welcome, table: { ...info, you: undefined }, events: [] });

  expect([table.me, table.mine]).toEqual([null, false]);
});

test('a seat played by a bot is not asked, though it is mine', () => {
  const { table, last } = seated();
  last().hear({ type: 'Seats', table: { ...info, seats: [{ ...seats[0]!, kind: 'bot', level: 'medium' }, seats[1]!] } });

  expect([table.mine, table.handedOver]).toEqual([false, true]);
});

test('after a break the missed moves are counted, lines of chance are not', () => {
  const { table, last, welcome } = seated();
  const missed = [{ version: 2, seat: 1, action: 'end_part' }, { version: 3, seat: -1, action: 'draw:A3' }];
  last().hear({ ...welcome, events: missed, position: at(3, 0) });

  expect(table.meanwhile).toBe(1);
  expect(table.events.map((event) => event.version)).toEqual([1, 2, 3]);
});

test('a table that tells everything anew is believed', () => {
  const { table, last, welcome } = seated();
  last().hear(welcome);

  expect(table.events.map((event) => event.version)).toEqual([1]);
});

test('a guest who comes, and a break in which nothing happened, leave the position as it is', () => {
  const { table, last, welcome } = seated();
  const before = table.position;
  last().hear({ type: 'Seats', table: { ...info, spectators: 1 } });
  last().hear({ ...welcome, events: [], position: at(1, 0) });

  expect(table.position).toBe(before);
  expect(table.info.spectators).toBeUndefined();
});

test('two names with the same letter: the later one adds its seat number', () => {
  expect([seatLetter(seats, 0), seatLetter(seats, 1)]).toEqual(['H', 'H2']);
});

test('a bot is called by its level, and one of several has the number of its seat', async () => {
  await loadText('', 'en');
  const bots: SeatInfo[] = [{ kind: 'bot', level: 'easy' }, { kind: 'bot', level: 'strong' }];

  expect([seatName(bots, 0), seatName(bots, 1)]).toEqual(['Easy bot', 'Strong bot']);
  expect([seatLetter(bots, 0), seatLetter(bots, 1)]).toEqual(['1', '2']);
});

test('undo goes back one command, restart to the undo line', () => {
  const { table, last } = seated();
  last().hear({ type: 'Events', events: [{ version: 5, seat: 0, action: 'a' }], position: { ...at(5, 0), undo: 2, step: 4 } });

  expect(table.restartable).toBe(true);
  void table.undo();
  void table.restart();

  expect(last().sent.slice(1).map((request) => (request as Undo).to)).toEqual([4, 2]);
});

test('there is nothing to redo before an undo', async () => {
  const { table, last } = seated();

  expect(await table.redo()).toBe(false);
  expect(last().sent).toHaveLength(1);
});

test('one goes further back alone where the table is free, and asks elsewhere', () => {
  const { table, last } = seated();
  void table.goBack(3);
  last().hear({ type: 'Seats', table: { ...info, terms: { undo: 'free' } } });
  void table.goBack(3);

  expect(last().sent.slice(1).map((request) => [request.type, (request as Propose | Undo).to])).toEqual([['Propose', 3], ['Undo', 3]]);
});

test('an offer is answered by its whole name, and a no ends it', () => {
  const { table, last } = seated();
  const offer: Offer = { seat: 1, what: 'undo', to: 1, waiting: [0] };
  last().hear({ type: 'Seats', table: { ...info, offer } });
  expect(table.info.offer).toEqual(offer);
  void table.answer(offer, true);
  expect(last().sent[1]).toMatchObject({ type: 'Consent', seat: 1, what: 'undo', to: 1, yes: true } satisfies Omit<Consent, 'id'>);

  last().hear({ type: 'Seats', table: { ...info, offer: { ...offer, waiting: [], declined: 0 } } });

  expect(table.info.offer).toBeNull();
});

test('what was said by somebody who has deleted it is read aloud no more', async () => {
  await loadText('', 'en');
  const { last } = seated();
  last().hear({ type: 'Talk', lines: [{ n: 1, text: 'Hello', seat: 1 }] });
  expect(announcer.polite.map(({ sentence }) => sentence)).toContain('Hana says: Hello');

  last().hear({ type: 'Talk', lines: [{ n: 1, text: '' }] });

  expect(announcer.polite).toEqual([]);
});
