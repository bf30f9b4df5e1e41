import type { Answer, Request } from '../generated/wire';

/** A socket without a network, for tests: `sent` is what the page said, `hear` is what the table says. */
export class FakeSocket {
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly sent: Request[] = [];

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Request);
  }

  open(): void {
    this.onopen?.();
  }

  hear(answer: Answer): void {
    this.onmessage?.({ data: JSON.stringify(answer) });
  }

  close(): void {
    this.onclose?.();
  }
}

/** Dials fake sockets and keeps them all, the newest last. */
export function exchange(): { sockets: FakeSocket[]; dial: () => WebSocket; last: () => FakeSocket } {
  const sockets: FakeSocket[] = [];
  const dial = (): WebSocket => {
    sockets.push(new FakeSocket());
    return sockets.at(-1) as unknown as WebSocket;
  };
  return { sockets, dial, last: () => sockets.at(-1)! };
}
