import { t } from '../text/text.svelte';
import type { Replay } from './replay.svelte';

/** Through whose eyes one looks, in words. */
export function eyesName(replay: Pick<Replay, 'names' | 'over' | 'shared'>, eyes: string): string {
  if (eyes === 'all' || eyes === 'public') return t(`replay.eyes_${eyes}`);
  return t(replay.over || replay.shared ? 'replay.eyes_seat' : 'replay.eyes_own', { name: replay.names(Number(eyes)) });
}
