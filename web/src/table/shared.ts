/** What is equal keeps its identity from one position to the next, so that what is drawn from it need not be drawn anew. */
type Parts = Record<string, unknown>;

/** The new value, made of the old one's parts wherever these are equal: plain data, as it comes from the table. */
export function shared<T>(before: unknown, now: T): T {
  if (before === now || !isOf(before) || !isOf(now) || Array.isArray(before) !== Array.isArray(now)) return now;
  const names = Object.keys(now);
  const mixed: Parts = Array.isArray(now) ? [] as unknown as Parts : {};
  let equal = names.length === Object.keys(before).length;
  for (const name of names) {
    mixed[name] = shared(before[name], now[name]);
    equal &&= name in before && mixed[name] === before[name];
  }
  return (equal ? before : mixed) as T;
}

/** A derivation whose results keep what is equal to the one before. */
export function keeping<T>(derive: () => T): () => T {
  let last: T | undefined;
  return () => (last = shared(last, derive()));
}

function isOf(value: unknown): value is Parts {
  return typeof value === 'object' && value !== null;
}
