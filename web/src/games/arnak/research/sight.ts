/** On a phone the track may be higher than its tab: when it comes up, what one can do there, or else the own tokens, are in sight. */
import type { Action } from 'svelte/action';

export const inSight: Action<HTMLElement, number> = (region, near) => {
  let seat = near;
  let hidden = true;
  const look = (): void => {
    const here = region.querySelector('.node.can, .node.legal, .tile.legal') ?? region.querySelector(`[data-token="glass${seat}"]`);
    here?.scrollIntoView({ block: 'center' });
  };
  const watcher = new ResizeObserver(() => {
    const shown = region.clientHeight > 0;
    if (shown && hidden) look();
    hidden = !shown;
  });
  watcher.observe(region);
  return { update: (next) => (seat = next), destroy: () => watcher.disconnect() };
};
