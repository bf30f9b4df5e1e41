let passed: { code: string; seat: number } | null = null;

/** Somebody at a device of several people has lifted the curtain and goes on to the replay of that table. */
export function passOn(code: string, seat: number): void {
  passed = { code, seat };
}

/** Who came here from an open side of that table; asked a second time, nobody. */
export function takePassed(code: string): number | null {
  const seat = passed?.code === code ? passed.seat : null;
  passed = null;
  return seat;
}
