/** Where a bubble stands beside the thing it speaks of. */
const GAP = 12;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Top left corner for a bubble: over a region of the lower half, under one of the upper half, never outside the window. */
export function corner(region: Box, width: number, height: number, windowWidth: number, windowHeight: number): { left: number; top: number } {
  const left = Math.min(Math.max((region.left + region.right - width) / 2, GAP), Math.max(windowWidth - width - GAP, GAP));
  const under = region.bottom + GAP;
  const over = region.top - GAP - height;
  const fits = { under: under + height + GAP <= windowHeight, over: over >= GAP };
  const lower = region.top > windowHeight / 2;
  if (fits.over && (lower || !fits.under)) return { left, top: over };
  return { left, top: fits.under ? under : Math.max(windowHeight - height - GAP, GAP) };
}

export function place(bubble: HTMLElement, anchor: HTMLElement | null): void {
  const region = anchor && anchor.offsetParent !== null ? anchor.getBoundingClientRect() : { left: 0, right: innerWidth, top: 0, bottom: innerHeight / 3 };
  const { left, top } = corner(region, bubble.offsetWidth, bubble.offsetHeight, innerWidth, innerHeight);
  bubble.style.left = `${left}px`;
  bubble.style.top = `${top}px`;
}
