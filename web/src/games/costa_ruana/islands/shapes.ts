/** Outlines of islands, drawn from their number alone: the same island looks the same in every game. */
export const WIDTH = 200;
export const HEIGHT = 120;
const POINTS = 12;

/** A number from 0 to 1 that looks random and is not. */
function noise(island: number, n: number): number {
  const value = Math.sin(island * 127.1 + n * 311.7) * 43758.5453;
  return value - Math.floor(value);
}

interface Point {
  readonly x: number;
  readonly y: number;
}

function corner(island: number, n: number, scale: number): Point {
  const angle = (n / POINTS) * 2 * Math.PI;
  const reach = scale * (0.82 + 0.18 * noise(island, n));
  return { x: WIDTH / 2 + Math.cos(angle) * reach * (WIDTH / 2 - 6), y: HEIGHT / 2 + Math.sin(angle) * reach * (HEIGHT / 2 - 4) };
}

/** A closed smooth line; scale 1 is the coast. */
export function outline(island: number, scale: number): string {
  const points = Array.from({ length: POINTS }, (_, n) => corner(island, n, scale));
  const at = (n: number): Point => points[(n + POINTS) % POINTS]!;
  const said = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
  const bend = (from: Point, one: Point, other: Point, way: number): Point => ({ x: from.x + (way * (other.x - one.x)) / 6, y: from.y + (way * (other.y - one.y)) / 6 });
  const curves = points.map((from, n) => `C${said(bend(from, at(n - 1), at(n + 1), 1))} ${said(bend(at(n + 1), from, at(n + 2), -1))} ${said(at(n + 1))}`);
  return `M${said(at(0))}${curves.join('')}Z`;
}
