import type { Event } from '../generated/wire';

const MOVING = /^@(?:undo|redo) (\d+)/;

/** Versions of the events that led to where the game stands: what an undo took back is not among them, until a redo brings it again. */
export function counted(events: readonly Event[]): ReadonlySet<number> {
  const from = new Map<number, number>(); // by version: the action that made the position after it
  const made = (version: number): number => from.get(version) ?? version;
  for (const { version, action } of events) {
    const to = MOVING.exec(action);
    if (to) from.set(version, made(Number(to[1])));
    else if (action.startsWith('@')) from.set(version, made(version - 1));
  }
  const found = new Set<number>();
  for (let version = made(events.at(-1)?.version ?? 0); version > 0; version = made(version - 1)) found.add(version);
  return found;
}

/** Events that still count, in order. */
export function standing(events: readonly Event[]): Event[] {
  const found = counted(events);
  return events.filter(({ version }) => found.has(version));
}
