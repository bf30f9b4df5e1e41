import { tick } from 'svelte';

/** What a link may carry behind the `#`: it never reaches a server's log. */
export type Secret = { kind: 'invite' | 'device'; token: string };
export type Route = { page: 'lobby' } | { page: 'table'; code: string };

export function parseRoute(path: string): Route {
  const code = /^\/t\/([^/]+)\/?$/.exec(path)?.[1];
  return code === undefined ? { page: 'lobby' } : { page: 'table', code: decodeURIComponent(code) };
}

/** `/join#invite=TOKEN` or `/join#device=TOKEN`. */
export function parseSecret(path: string, fragment: string): Secret | null {
  const found = /^#(?:(invite|device)=)?([\w-]{16,})$/.exec(fragment);
  return found && path === '/join' ? { kind: found[1] === 'device' ? 'device' : 'invite', token: found[2]! } : null;
}

class Router {
  route = $state.raw<Route>(parseRoute(location.pathname));
  secret = $state.raw<Secret | null>(parseSecret(location.pathname, location.hash));

  constructor() {
    addEventListener('popstate', () => this.#read());
    addEventListener('hashchange', () => this.#read());
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.#read();
    scrollTo(0, 0);
    void tick().then(() => document.getElementById('main')?.focus());
  }

  /** The secret has done its work, or never will: out of the address and out of the history. */
  spend(path: string): void {
    history.replaceState(null, '', path);
    this.#read();
  }

  #read(): void {
    this.route = parseRoute(location.pathname);
    this.secret = parseSecret(location.pathname, location.hash);
  }
}

export const router = new Router();
export const tablePath = (code: string): string => `/t/${encodeURIComponent(code)}`;
