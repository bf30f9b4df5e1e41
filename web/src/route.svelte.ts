import { tick } from 'svelte';

/** What a link may carry behind the `#`: it never reaches a server's log. */
export type Secret = { kind: 'invite' | 'device'; token: string };
export type Route = { page: 'lobby' } | { page: 'nowhere' } | { page: 'statistics' } | { page: 'table'; code: string } | { page: 'replay'; code: string; version: number | null; eyes: string | null };

/** `/` is the lobby, `/t/CODE` a table, `/statistics` what became of them, `/replay/CODE/37?as=0` its position after 37 lines through the eyes of seat 0. */
export function parseRoute(path: string, query = ''): Route {
  const [, past, version] = /^\/replay\/([\w-]+)(?:\/(\d{1,9}))?\/?$/.exec(path) ?? [];
  if (past !== undefined) return { page: 'replay', code: past, version: version === undefined ? null : Number(version), eyes: new URLSearchParams(query).get('as') };
  if (/^\/statistics\/?$/.test(path)) return { page: 'statistics' };
  const code = /^\/t\/([^/]+)\/?$/.exec(path)?.[1];
  if (code !== undefined) return { page: 'table', code };
  return { page: /^\/(?:index\.html)?$/.test(path) ? 'lobby' : 'nowhere' };
}

/** `/join#invite=TOKEN` or `/join#device=TOKEN`. */
export function parseSecret(path: string, fragment: string): Secret | null {
  const found = /^#(?:(invite|device)=)?([\w-]{16,})$/.exec(fragment);
  return found && path === '/join' ? { kind: found[1] === 'device' ? 'device' : 'invite', token: found[2]! } : null;
}

/** The page may still be on its way. */
function focusMain(frames = 120): void {
  const main = document.getElementById('main');
  if (main) main.focus();
  else if (frames > 0) requestAnimationFrame(() => focusMain(frames - 1));
}

class Router {
  route = $state.raw<Route>(parseRoute(location.pathname, location.search));
  secret = $state.raw<Secret | null>(parseSecret(location.pathname, location.hash));

  constructor() {
    addEventListener('popstate', () => this.#read());
    addEventListener('hashchange', () => this.#read());
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.#read();
    scrollTo(0, 0);
    void tick().then(() => focusMain());
  }

  /** The secret has done its work, or never will: out of the address and out of the history. */
  spend(path: string): void {
    history.replaceState(null, '', path);
    this.#read();
  }

  /** The page stays, and its address says what it shows now. */
  keep(path: string): void {
    history.replaceState(null, '', path);
  }

  #read(): void {
    this.route = parseRoute(location.pathname, location.search);
    this.secret = parseSecret(location.pathname, location.hash);
  }
}

export const router = new Router();

/** A link of the page is followed without loading it anew, unless it shall open elsewhere. */
export function follow(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  router.go(event.currentTarget.pathname + event.currentTarget.search);
}

export const STATISTICS = '/statistics';
export const tablePath = (code: string): string => `/t/${encodeURIComponent(code)}`;
export const replayPath = (code: string, version: number | null = null, eyes: string | null = null): string =>
  `/replay/${encodeURIComponent(code)}${version === null ? '' : `/${version}`}${eyes === null ? '' : `?as=${eyes}`}`;
