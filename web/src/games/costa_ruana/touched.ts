/** Where the table of Costa Ruana shows what an event did: islands, ritual tiles, then the players before whom something lies. */
import type { Event, LogLine } from '../../generated/wire';

/** The log counts islands from 1. */
function islands({ data }: LogLine): string[] {
  const named = [data?.['island'], data?.['to']].filter((island) => island !== undefined);
  return named.map((island) => `island:${Number(island) - 1}`);
}

function tiles({ data }: LogLine): string[] {
  return data?.['tile'] === undefined ? [] : [`tile:${Number(data['tile'])}`];
}

export default function touched({ seat, log = [] }: Event): string[] {
  const pieces = log.flatMap((line) => [...islands(line), ...tiles(line)]);
  const seats = [seat, ...log.flatMap(({ data }) => [data?.['seat'], data?.['other']])].filter((one) => typeof one === 'number' && one >= 0);
  return [...pieces.map((piece) => `[data-piece~="${piece}"]`), ...[...new Set(seats as number[])].map((one) => `[data-seat="${one}"]`)];
}
