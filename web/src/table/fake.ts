import type { Answer, Request, Welcome } from '../generated/wire';
import { Table } from './table.svelte';

/** Answers to what a board may ask, without a server. Commands are accepted and change nothing. */
function answer(request: Request, welcome: Welcome): Answer | null {
  const version = welcome.position.version;
  if (request.type === 'Hello') return welcome;
  if (request.type === 'Preview') return { type: 'Previewed', id: request.id, version, position: welcome.position };
  if (request.type === 'Why') return { type: 'Reasons', id: request.id, reasons: [] };
  return 'id' in request ? { type: 'Accepted', id: request.id, version } : null;
}

class Echo {
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(private readonly welcome: Welcome, private readonly sent: Request[], private readonly reply: typeof answer) {
    queueMicrotask(() => this.onopen?.());
  }

  send(text: string): void {
    const request = JSON.parse(text) as Request;
    this.sent.push(request);
    const said = this.reply(request, this.welcome);
    if (said) queueMicrotask(() => this.onmessage?.({ data: JSON.stringify(said) }));
  }

  close(): void {
    this.onclose?.();
  }
}

/** A table that stands still at one position, for developing and testing a board. `sent` is what the board asked for. */
export async function fakeTable(welcome: Welcome, reply: typeof answer = answer): Promise<{ table: Table; sent: Request[] }> {
  const sent: Request[] = [];
  const dial = (): WebSocket => new Echo(welcome, sent, reply) as unknown as WebSocket;
  const table = new Table(welcome.table.code, dial, 'ws://nowhere');
  while (!table.connected) await Promise.resolve();
  return { table, sent };
}
