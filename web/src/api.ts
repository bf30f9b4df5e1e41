import type { Brought, ChatLine, Claim, Failure, GameInfo, Holdings, Invitation, Invite, Look, Me, Network, NewTable, Opened, Position, Replay, Say, SeatWish, Statistics, TableInfo, Tables } from './generated/wire';
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
const past = (code: string, what: string, query: Readonly<Record<string, string>>): string => `/replays/${encodeURIComponent(code)}${what}?${new URLSearchParams(query)}`;

/** Where the record of a table, or one that was brought along, can be downloaded. */
/** seat: of several people at this device the one whose copy it is. */
export const recordAddress = (code: string, seat: number | null = null): string => {
  if (code.startsWith('record-')) return `/api/records/${encodeURIComponent(code)}`;
  return `/api${at(code, seat === null ? 'record' : `record?seat=${seat}`)}`;
};

/** Where all own games can be downloaded. */
export const gamesAddress = (format: 'json' | 'csv'): string => `/api/me/records.${format}`;

export const api = {
  games: () => call<readonly GameInfo[]>('GET', '/games'),
  tables: () => call<Tables>('GET', '/tables'),
  me: () => call<Me>('GET', '/me'),
  rename: (name: string) => call<Me>('PUT', '/me', { name }),
  table: (code: string) => call<TableInfo>('GET', `/tables/${encodeURIComponent(code)}`),
  open: (table: NewTable) => call<Opened>('POST', '/tables', table),
  replay: (code: string, eyes: string | null) => call<Replay>('GET', past(code, '', eyes === null ? {} : { as: eyes })),
  positionAt: (code: string, version: number, eyes: string) => call<Position>('GET', past(code, '/position', { at: String(version), as: eyes })),
  bring: (name: string, text: string) => call<Opened>('POST', '/records', { name, text }),
  records: () => call<readonly Brought[]>('GET', '/records'),
  putAway: (code: string) => call<readonly Brought[]>('DELETE', `/records/${encodeURIComponent(code)}`),
  whatIf: (code: string, version: number, seats: readonly SeatWish[]) => call<Opened>('POST', past(code, '/tables', {}), { version, seats }),
  invite: (code: string, seat: number) => call<Invite>('POST', at(code, 'invites'), { seat }),
  device: (code: string) => call<Invite>('POST', at(code, 'device')),
  chat: (code: string) => call<readonly ChatLine[]>('GET', at(code, 'chat')),
  /** seat: of several people at this device the one who speaks. */
  say: (code: string, say: Say, seat: number | null) => call<ChatLine>('POST', at(code, seat === null ? 'chat' : `chat?seat=${seat}`), say),
  sit: (code: string, seat: number) => call<Opened>('POST', at(code, 'seats'), { seat }),
  rematch: (code: string) => call<Opened>('POST', at(code, 'rematch')),
  decline: (code: string) => call<Opened>('DELETE', at(code, 'rematch')),
  invitation: (look: Look) => call<Invitation>('POST', '/invitation', look),
  /** only: `game`, and `seats` and `rule` of it, which must all hold. */
  statistics: (only: readonly [string, string][] = []) => call<Statistics>('GET', only.length ? `/statistics?${new URLSearchParams([...only])}` : '/statistics'),
  data: () => call<Holdings>('GET', '/me/data'),
  deleteData: () => call<Holdings>('POST', '/me/deletion', { confirm: 'delete my data' }),
  claim: (claim: Claim) => call<Opened>('POST', '/claim', claim),
  network: () => call<Network>('GET', '/network'),
  share: () => call<Network>('POST', '/network'),
};

/** The sentence for whatever went wrong. */
export function failureText(error: unknown): string {
  return refusalText(error instanceof Failed ? error.failure : { code: 'other', data: { code: String(error) } });
}
