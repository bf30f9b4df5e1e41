/** Outlines on what an event changed, for those who look back and for those who see no movement. */

/** The first of the elements of a selector that is on the screen. */
export function shownOf(selector: string, root: ParentNode = document): HTMLElement | undefined {
  return [...root.querySelectorAll<HTMLElement>(selector)].find((each) => each.getClientRects().length > 0);
}

/** Outlines them until the answer is called. */
export function mark(selectors: readonly string[]): () => void {
  const marked = new Set(selectors.flatMap((selector) => shownOf(selector) ?? []));
  for (const each of marked) each.dataset['changed'] = '';
  return () => {
    for (const each of marked) delete each.dataset['changed'];
  };
}
