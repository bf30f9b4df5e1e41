/** Marks rows and lists that scroll with `data-more`: on which sides (`left`, `right`, `up`, `down`) something is out of sight. edges.css fades them there. */
import type { Attachment } from 'svelte/attachments';
import './edges.css';

export type Scrolled = Pick<HTMLElement, 'scrollLeft' | 'scrollTop' | 'scrollWidth' | 'scrollHeight' | 'clientWidth' | 'clientHeight'>;

/** Less than this is a fraction of a pixel. */
const LEAST = 2;

export function hiddenSides(at: Scrolled): string {
  const rest = { left: at.scrollLeft, right: at.scrollWidth - at.clientWidth - at.scrollLeft, up: at.scrollTop, down: at.scrollHeight - at.clientHeight - at.scrollTop };
  return Object.entries(rest).filter(([, pixels]) => pixels >= LEAST).map(([side]) => side).join(' ');
}

/** Reads all before it writes any: a mark between two looks would have the page laid out again for each row. */
function mark(rows: HTMLElement[]): void {
  const sides = rows.map(hiddenSides);
  rows.forEach((row, n) => {
    if (row.dataset['more'] !== sides[n]) row.dataset['more'] = sides[n] ?? '';
  });
}

/** scrolling: selector of what scrolls inside the region, now or later. */
export function edges(scrolling: string): Attachment<HTMLElement> {
  return (region) => {
    let frame = 0;
    const look = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => mark([...region.querySelectorAll<HTMLElement>(scrolling)]));
    };
    const changes = new MutationObserver(look);
    const sizes = new ResizeObserver(look);
    changes.observe(region, { childList: true, subtree: true, characterData: true });
    sizes.observe(region);
    region.addEventListener('scroll', look, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      sizes.disconnect();
      region.removeEventListener('scroll', look, { capture: true });
    };
  };
}
