import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Command, Position, Welcome } from '../generated/wire';
import { Connection, newId, socketAddress, type Link, type Listener } from './connection';
import { exchange } from './fake-socket';

const position = { type: 'Position', version: 3, view: {} } as Position;
const info = { code: 'ABC', game: 'g', rules: 1, options: {}, seats: [], watch: false, secret_hash: '' };
const welcome: Welcome = { type: 'Welcome', table: info, events: [], position };

class Notes implements Listener {
  links: [Link, number][] = [];
  heard: string[] = [];
  known = 0;
  have = () => this.known;
  news = (message: { type: string }) => void this.heard.push(message.type);
  turnedAway = (refusal: { code: string }) => void this.heard.push(refusal.code);
  link = (state: Link, wait: number) => void this.links.push([state, wait]);
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function connect() {
  const wires = exchange();
  const notes = new Notes();
  const connection = new Connection('ws://here', notes, wires.dial);
  return { ...wires, notes, connection };
}

test('the first word says how much the page knows', () => {
  const { last, notes } = connect();
  notes.known = 7;
  last().open();

  expect(last().sent).toEqual([{ type: 'Hello', have: 7 }]);
});

test('a command waits for the welcome and is answered by its id', async () => {
  const { last, connection } = connect();
  last().open();
  const reply = connection.ask({ type: 'Command', version: 3, actions: ['done'] });
  expect(last().sent).toHaveLength(1);

  last().hear(welcome);
  const command = last().sent[1] as Command;
  expect(command).toMatchObject({ type: 'Command', version: 3, actions: ['done'] });

  last().hear({ type: 'Accepted', id: command.id, version: 4 });
  expect(await reply).toEqual({ type: 'Accepted', id: command.id, version: 4 });
});

test('an unanswered command is sent again under the same id after the connection came back', () => {
  const { last, sockets, connection } = connect();
  last().open();
  last().hear(welcome);
  void connection.ask({ type: 'Command', version: 3, actions: ['done'] });
  const first = last().sent[1];

  last().close();
  vi.advanceTimersByTime(500);
  expect(sockets).toHaveLength(2);
  last().open();
  last().hear(welcome);

  expect(last().sent[1]).toEqual(first);
});

test('an answered command is not sent again', () => {
  const { last, connection } = connect();
  last().open();
  last().hear(welcome);
  void connection.ask({ type: 'Command', version: 3, actions: ['done'] });
  last().hear({ type: 'Accepted', id: (last().sent[1] as Command).id, version: 4 });

  last().close();
  vi.advanceTimersByTime(500);
  last().open();
  last().hear(welcome);

  expect(last().sent.map((request) => request.type)).toEqual(['Hello']);
});

test('it tries for ever, twice as long apart each time, at most 15 seconds', () => {
  const { last, notes } = connect();
  for (let tries = 0; tries < 7; tries++) {
    last().close();
    vi.advanceTimersByTime(15_000);
  }

  const waits = notes.links.filter(([state]) => state === 'lost').map(([, wait]) => wait);
  expect(waits).toEqual([0.5, 1, 2, 4, 8, 15, 15]);
});

test('a welcome makes the next wait short again', () => {
  const { last, notes } = connect();
  last().close();
  vi.advanceTimersByTime(500);
  last().open();
  last().hear(welcome);
  last().close();

  expect(notes.links.at(-1)).toEqual(['lost', 0.5]);
});

test('a refusal before the welcome closes for good', () => {
  const { last, sockets, notes } = connect();
  last().open();
  last().hear({ type: 'Refusal', id: '', code: 'unknown_table' });
  vi.advanceTimersByTime(60_000);

  expect(notes.heard).toEqual(['unknown_table']);
  expect(sockets).toHaveLength(1);
});

test('a closed connection stays closed', () => {
  const { sockets, connection } = connect();
  connection.close();
  vi.advanceTimersByTime(60_000);

  expect(sockets).toHaveLength(1);
});

test('ids are long and differ', () => {
  expect(newId()).toMatch(/^[0-9a-f]{24}$/);
  expect(newId()).not.toBe(newId());
});

test('the socket lives under the address of the page', () => {
  const here = { protocol: 'https:', host: 'club.example:8443' } as Location;
  expect(socketAddress('7QKM2D', here)).toBe('wss://club.example:8443/api/tables/7QKM2D/socket');
});
