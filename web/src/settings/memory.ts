/** Keeps small things of this browser; without storage (private windows) they last for the visit. */
export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(`iseki.${key}`, JSON.stringify(value));
  } catch {
    return;
  }
}

export function recall<T>(key: string, otherwise: T): T {
  try {
    const kept = localStorage.getItem(`iseki.${key}`);
    return kept === null ? otherwise : (JSON.parse(kept) as T);
  } catch {
    return otherwise;
  }
}

/** What this browser remembers of people: muted speakers, names of the last table. How the page looks stays. */
export function forgetPeople(): void {
  try {
    const kept = Object.keys(localStorage).filter((key) => key === 'iseki.chat' || key.startsWith('iseki.new.'));
    for (const key of kept) localStorage.removeItem(key);
  } catch {
    return;
  }
}
