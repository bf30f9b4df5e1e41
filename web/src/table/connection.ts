import { catchUp } from '../shell/paint';
import type { Accepted, Answer, Events, Previewed, Reasons, Refusal, Request, Seats, Talk, Welcome } from '../generated/wire';

/** What a command, a preview or a question is answered with. */
export type Reply = Accepted | Previewed | Reasons | Refusal;
export type Asked = Extract<Request, { id: string }>;
type Without<T> = T extends Asked ? Omit<T, 'id'> : never;
export type Question = Without<Asked>;

export type Link = 'opening' | 'open' | 'lost' | 'closed';

export interface Listener {
  /** Number of record lines already known; Hello asks for the rest. */
  have(): number;
  news(message: Welcome | Events | Seats | Talk): void;
  /** A refusal that answers no question: the table cannot be shown. */
  turnedAway(refusal: Refusal): void;
  link(state: Link, secondsToNextTry: number): void;
}

const FIRST_WAIT = 0.5;
const LONGEST_WAIT = 15;

/**
 * The socket to one table. It comes back for ever, asks for what it missed and sends again what was not answered:
 * the table applies an id once, so nothing is lost and nothing is done twice.
 */
export class Connection {
  #socket: WebSocket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wait = FIRST_WAIT;
  #welcomed = false;
  #closed = false;
  #unanswered = new Map<string, { request: Asked; answer: (reply: Reply) => void }>();

  constructor(
    private readonly address: string,
    private readonly listener: Listener,
    private readonly dial: (address: string) => WebSocket = (address) => new WebSocket(address),
  ) {
    this.retry();
  }

  /** Sends a question, or keeps it until the table is back. The promise never fails. */
  ask(question: Question): Promise<Reply> {
    const request = { ...question, id: newId() } as Asked;
    return new Promise((answer) => {
      this.#unanswered.set(request.id, { request, answer });
      if (this.#welcomed) this.#send(request);
    });
  }

  /** Something that needs no answer; dropped while the table is away. */
  tell(request: Request): void {
    if (this.#welcomed) this.#send(request);
  }

  /** Tries now instead of waiting. */
  retry(): void {
    clearTimeout(this.#timer);
    if (this.#socket !== null || this.#closed) return;
    this.listener.link('opening', 0);
    const socket = this.dial(this.address);
    this.#socket = socket;
    socket.onopen = () => this.#send({ type: 'Hello', have: this.listener.have() });
    socket.onmessage = (message: MessageEvent<string>) => {
      catchUp();
      this.#hear(JSON.parse(message.data) as Answer);
    };
    socket.onclose = () => this.#lose(socket);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
    this.listener.link('closed', 0);
  }

  #send(request: Request): void {
    this.#socket?.send(JSON.stringify(request));
  }

  #hear(message: Answer): void {
    if (message.type === 'Welcome') this.#welcome(message);
    else if (message.type === 'Events' || message.type === 'Seats' || message.type === 'Talk') this.listener.news(message);
    else this.#settle(message);
  }

  #welcome(message: Welcome): void {
    this.#welcomed = true;
    this.#wait = FIRST_WAIT;
    this.listener.news(message);
    this.listener.link('open', 0);
    for (const { request } of this.#unanswered.values()) this.#send(request);
  }

  #settle(reply: Reply): void {
    const waiting = this.#unanswered.get(reply.id);
    this.#unanswered.delete(reply.id);
    if (waiting) waiting.answer(reply);
    else if (reply.type === 'Refusal' && !this.#welcomed) this.#turnAway(reply);
  }

  #turnAway(refusal: Refusal): void {
    this.close();
    this.listener.turnedAway(refusal);
  }

  #lose(socket: WebSocket): void {
    if (this.#socket !== socket) return;
    this.#socket = null;
    this.#welcomed = false;
    if (this.#closed) return;
    this.listener.link('lost', this.#wait);
    this.#timer = setTimeout(() => this.retry(), this.#wait * 1000);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }
}

/** Random name of a request. Works on plain http too, where `crypto.randomUUID` is missing. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** seat: of several people at this device the one whose side is wanted. */
export function socketAddress(code: string, place: Location = location, seat: number | null = null): string {
  const scheme = place.protocol === 'https:' ? 'wss' : 'ws';
  return `${scheme}://${place.host}/api/tables/${encodeURIComponent(code)}/socket${seat === null ? '' : `?seat=${seat}`}`;
}
