import type { ChatLine, Claim, Failure, GameInfo, Invite, Me, Network, NewTable, Opened, Say, Tables } from './generated/wire';
import { refusalText } from './table/refusal';

/** The server said no, or nothing: `failure.code` names it. */
export class Failed extends Error {
  constructor(readonly failure: Failure) {
    super(failure.code);
  }

  get text(): string {
    return refusalText(this.failure);
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await reach(method, path, body);
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) throw new Failed((answer as Failure | null) ?? { code: 'unreachable' });
  return answer as T;
}

async function reach(method: string, path: string, body: unknown): Promise<Response> {
  const content = body === undefined ? {} : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
  try {
    return await fetch(`/api${path}`, { method, ...content });
  } catch {
    throw new Failed({ code: 'unreachable' });
  }
}

const at = (code: string, what: string): string => `/tables/${encodeURIComponent(code)}/${what}`;

export const api = {
  games: () => call<readonly GameInfo[]>('GET', '/games'),
  tables: () => call<Tables>('GET', '/tables'),
  me: () => call<Me>('GET', '/me'),
  rename: (name: string) => call<Me>('PUT', '/me', { name }),
  open: (table: NewTable) => call<Opened>('POST', '/tables', table),
  invite: (code: string, seat: number) => call<Invite>('POST', at(code, 'invites'), { seat }),
  device: (code: string) => call<Invite>('POST', at(code, 'device')),
  chat: (code: string) => call<readonly ChatLine[]>('GET', at(code, 'chat')),
  say: (code: string, say: Say) => call<ChatLine>('POST', at(code, 'chat'), say),
  sit: (code: string, seat: number) => call<Opened>('POST', at(code, 'seats'), { seat }),
  rematch: (code: string) => call<Opened>('POST', at(code, 'rematch')),
  claim: (claim: Claim) => call<Opened>('POST', '/claim', claim),
  network: () => call<Network>('GET', '/network'),
  share: () => call<Network>('POST', '/network'),
};

/** The sentence for whatever went wrong. */
export function failureText(error: unknown): string {
  return refusalText(error instanceof Failed ? error.failure : { code: 'other', data: { code: String(error) } });
}
