import { beforeAll, expect, test } from 'vitest';
import type { Answer, Decision, Option, Position, Request, Welcome } from '../../../generated/wire';
import { settings } from '../../../settings/settings.svelte';
import { fakeTable } from '../../../table/fake';
import { Play } from './play.svelte';

const seat = {
  coin: 2, compass: 1, tablet: 0, arrowhead: 0, jewel: 0, hand: ['fear', 'rope'], deck: 0, play: [], home: 2, glass: 0, notebook: 0, temple: [],
  points: { research: 0, temple: 0, idols: 0, guardians: 0, cards: 0, fear: 0, total: 0 },
};
const view = { seats: [seat, seat], places: [], supply: { row: [], assistants: [] }, track: { nodes: [], bridges: [], rows: [], temple: [], places_left: [], bonus: [] } };
const options: readonly Option[] = [
  { action: 'dig:camp_1.1', verb: 'dig', pieces: ['space:camp_1.1'] },
  { action: 'dig:camp_1.2', verb: 'dig', pieces: ['space:camp_1.2'] },
  { action: 'glass:2', verb: 'glass', pieces: ['glass0', 'node:2'] },
  { action: 'notebook:2', verb: 'notebook', pieces: ['notebook0', 'node:2'] },
  { action: 'buy:rope', verb: 'buy', pieces: ['row:rope'] },
  { action: 'pass', verb: 'pass' },
];
const turn: Decision = { seat: 0, kind: 'turn', options };
const spend: Decision = {
  seat: 0, kind: 'spend', plans: [
    { actions: ['spend:fear'], verb: 'pay', pieces: ['hand0:fear'], gains: { coin: 2, points: -1 } },
    { actions: ['pilot'], verb: 'pay', gains: { coin: 0 } },
    { actions: ['spend:rope'], verb: 'pay', pieces: ['hand0:rope'], gains: { coin: 2 } },
  ],
};
const position: Position = { type: 'Position', version: 1, view, decision: turn, waiting: 0 };
const welcome: Welcome = {
  type: 'Welcome', events: [], position,
  table: { code: 'T', game: 'arnak', rules: 1, options: {}, seats: [{ kind: 'person' }, { kind: 'bot' }], watch: false, secret_hash: '', you: 0 },
};

/** Digging asks for a payment, everything else is over at once. */
function reply(request: Request): Answer | null {
  if (request.type === 'Hello') return welcome;
  if (request.type === 'Preview') {
    const decision = request.actions[0]?.startsWith('dig') ? spend : turn;
    return { type: 'Previewed', id: request.id, version: 1, position: { ...position, decision } };
  }
  return 'id' in request ? { type: 'Accepted', id: request.id, version: 1 } : null;
}

let play: Play;
let sent: Request[];
const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

beforeAll(async () => {
  const fake = await fakeTable(welcome, reply);
  play = new Play(fake.table);
  sent = fake.sent;
});

test('pressing a camp takes its first space as meant and offers the other', async () => {
  play.press(['space:camp_1.1', 'space:camp_1.2']);
  await settled();

  expect(play.picked?.action).toBe('dig:camp_1.1');
  expect(play.offered).toHaveLength(2);
});

test('the cheapest payment is filled in, and its gains are seen before anything is sent', () => {
  expect(play.ready).toEqual(['dig:camp_1.1', 'spend:fear']);
  expect(play.next).toMatchObject({ coin: 4, compass: 1 });
  expect(play.nextPoints).toBe(0 - 1);
  expect(play.look(['hand0:fear'])).toBe('on');
  expect(play.look(['hand0:rope'])).toBe('legal');
});

test('pressing another card pays with that card', () => {
  play.press(['hand0:rope']);

  expect(play.ready).toEqual(['dig:camp_1.1', 'spend:rope']);
  expect(play.nextPoints).toBe(0);
});

test('one command is sent, and nothing is picked after it', async () => {
  await play.confirm();

  expect(sent.at(-1)).toMatchObject({ type: 'Command', actions: ['dig:camp_1.1', 'spend:rope'] });
  expect(play.ready).toBeNull();
});

test('a space that fits both tokens asks which one is meant', () => {
  play.press(['node:2']);

  expect(play.picked).toBeUndefined();
  expect(play.offered.map(({ verb }) => verb)).toEqual(['glass', 'notebook']);
  play.clear();
});

test('narrowed to one action, nothing else can be pressed, and the ring alone says so', () => {
  play.narrow('dig');

  expect(play.press(['row:rope'])).toBe(false);
  expect(['row:rope', 'space:camp_1.2', 'hand0:fear'].map((piece) => play.look([piece]))).toEqual(['plain', 'legal', 'plain']);
  play.back();
  expect(play.legal(['row:rope'])).toBe(true);
});

test('of the only thing to do it with nobody is asked, and one step back is the whole turn again', () => {
  play.narrow('buy');

  expect(play.picked?.action).toBe('buy:rope');
  play.back();
  expect(play.picked).toBeUndefined();
  expect(play.verb).toBe('');
});

test('pressing the only card that can pay changes nothing, and it pays once', async () => {
  const only: Decision = {
    seat: 0, kind: 'put', options: [{ action: 'put:fear', verb: 'put', pieces: ['hand0:fear'] }], plans: [{ actions: ['put:fear'], verb: 'pay', pieces: ['hand0:fear'] }],
  };
  const stands: Welcome = { ...welcome, position: { ...position, decision: only } };
  const { table } = await fakeTable(stands, (request) => (request.type === 'Hello' ? stands : reply(request)));
  const paying = new Play(table);

  expect(paying.press(['hand0:fear'])).toBe(true);
  expect(paying.press(['hand0:rope'])).toBe(false);
  expect(paying.ready).toEqual(['put:fear']);
});

test('passing is asked once, and going back forgets the question', async () => {
  await play.ask({ actions: ['pass'], about: 'pass' });
  expect(play.ready).toEqual(['pass']);

  play.back();
  expect(play.ready).toBeNull();
});

/** A table whose position is this decision; after each of these prefixes it is asked what stands beside it. */
async function tableAt(decision: Decision, next: Readonly<Record<string, Decision>> = {}): Promise<{ play: Play; sent: Request[] }> {
  const now: Welcome = { ...welcome, position: { ...position, decision } };
  const fake = await fakeTable(now, (request) => {
    if (request.type === 'Hello') return now;
    if (request.type !== 'Preview') return reply(request);
    return { type: 'Previewed', id: request.id, version: 1, position: { ...position, decision: next[request.actions.join(' ')] ?? turn } };
  });
  return { play: new Play(fake.table), sent: fake.sent };
}

const commands = (sent: readonly Request[]): readonly (readonly string[])[] => sent.flatMap((request) => (request.type === 'Command' ? [request.actions] : []));
const accept: Option = { action: 'accept', verb: 'accept' };
const decline: Option = { action: 'decline', verb: 'decline' };
const assist: Option = { action: 'assist:assistant_arrowhead', verb: 'assist', pieces: ['silver0:assistant_arrowhead'] };
const boon: Option = { action: 'boon:guardian_09', verb: 'boon', pieces: ['boon0:guardian_09'] };

test('the price of the only assistant is paid with two presses', async () => {
  const price: Decision = { seat: 0, kind: 'pay', source: 'assistant_arrowhead', options: [accept, decline] };
  const { play: mine, sent: said } = await tableAt({ seat: 0, kind: 'turn', options: [assist, { action: 'pass', verb: 'pass' }] }, { 'assist:assistant_arrowhead': price, 'assist:assistant_arrowhead accept': spend });
  mine.narrow('assist');
  await mine.confirm();

  expect(commands(said)).toEqual([['assist:assistant_arrowhead', 'accept', 'spend:fear']]);
});

test('a boon that draws a card says that nobody can take it back before it is sent', async () => {
  const drawing: Decision = { seat: 0, kind: 'draw', source: 'guardian_09', options: [{ action: 'draw:1', verb: 'draw', reveals: true }, decline] };
  const { play: mine, sent: said } = await tableAt({ seat: 0, kind: 'turn', options: [boon] }, { 'boon:guardian_09': drawing });
  mine.press(['boon0:guardian_09']);
  await mine.confirm();
  expect(mine.final).toBe(true);
  expect(commands(said)).toEqual([]);

  await mine.confirm();
  expect(commands(said)).toEqual([['boon:guardian_09', 'draw:1']]);
});

test('a price is asked about together with what pays it, and after a step back alone', async () => {
  const price: Decision = { seat: 0, kind: 'pay', source: 'camp_jewel', options: [accept, decline], plans: [{ actions: ['accept', 'put:fear'], verb: 'accept', gains: { jewel: 1 } }] };
  const putting: Decision = { seat: 0, kind: 'put', options: [{ action: 'put:rope', verb: 'put' }, { action: 'put:fear', verb: 'put' }] };
  const { play: mine } = await tableAt(price, { accept: putting });
  mine.begin();
  await settled();
  expect(mine.ready).toEqual(['accept', 'put:fear']);
  expect(mine.next).toMatchObject({ jewel: 1 });
  expect(mine.outdated()).toBe(false);

  mine.back();
  mine.begin();
  expect(mine.ready).toBeNull();
});

test('an entry that can be taken back is chosen with one press, one that shows something and a piece with two', async () => {
  const list: readonly Option[] = [
    { action: 'option:0', verb: 'option', pieces: ['choice:watch.0'] },
    { action: 'option:1', verb: 'option', pieces: ['choice:watch.1'], reveals: true },
    { action: 'activate:camp_1', verb: 'activate', pieces: ['place:camp_1'] },
  ];
  const { play: mine, sent: said } = await tableAt({ seat: 0, kind: 'choose', source: 'watch', options: list });
  mine.take(list[1]!);
  expect(mine.picked).toEqual(list[1]);
  mine.take(list[2]!);
  expect(mine.picked).toEqual(list[2]);
  expect(commands(said)).toEqual([]);

  mine.take(list[0]!);
  await settled();
  expect(commands(said)).toEqual([['option:0']]);
});

const ending = { actions: ['end_turn'], about: 'end' } as const;

test('a question that the reader wants no more is not asked, the others are', async () => {
  settings.hush('arnak.end');
  await play.ask(ending);
  expect(play.question).toBeNull();

  await play.ask({ actions: ['pass'], about: 'pass' });
  expect(play.question).not.toBeNull();
  settings.hush('arnak.end');
});

test('the switch of the settings asks every question again', () => {
  settings.hush('arnak.end');
  expect(settings.asks('arnak.end')).toBe(false);

  settings.confirm = true;
  expect(settings.asks('arnak.end')).toBe(true);
});

test('all that can be chosen is ringed, however many they are, and nothing else', async () => {
  const places = Array.from({ length: 20 }, (_, n): Option => ({ action: `discover:p${n}`, verb: 'discover', pieces: [`place:p${n}`] }));
  const looks = async (kind: string): Promise<readonly string[]> => {
    const now = { ...position, decision: { seat: 0, kind, options: places } };
    const fake = await fakeTable({ ...welcome, position: now }, (request) => (request.type === 'Hello' ? { ...welcome, position: now } : null));
    const many = new Play(fake.table);
    return [many.look(['place:p7']), many.look(['place:other'])];
  };

  expect(await looks('turn')).toEqual(['legal', 'plain']);
  expect(await looks('send')).toEqual(['legal', 'plain']);
});
