// Runs in the page before anything else: notes how long each interaction takes until the next paint, and what moved without being asked.
window.noted = { interactions: [], shifts: [] };
const named = (node) => (node?.closest ? (node.closest('[data-piece]')?.dataset.piece ?? node.closest('button')?.innerText ?? node.tagName).slice(0, 40) : '');
new PerformanceObserver((list) => {
  for (const { interactionId, duration, name, target, processingStart, processingEnd, startTime } of list.getEntries())
    if (interactionId) noted.interactions.push({ interactionId, duration, name, on: named(target), waited: processingStart - startTime, ran: processingEnd - processingStart });
}).observe({ type: 'event', durationThreshold: 16, buffered: true });
const place = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ');
new PerformanceObserver((list) => {
  for (const { value, sources, hadRecentInput } of list.getEntries())
    noted.shifts.push({ value, hadRecentInput, log: sources.length > 0 && sources.every(({ node }) => node?.closest?.('.log')), of: sources.map(({ node, previousRect, currentRect }) => `${node?.className || node?.nodeName} ${place(previousRect)} -> ${place(currentRect)}`) });
}).observe({ type: 'layout-shift', buffered: true });

// How long after a press the page goes on changing, until what changed last is on the screen: pressed state, previews, the table's answer, the bot's moves.
let pressedAt = 0;
let changedAt = 0;
let shownAt = 0;
for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, ({ timeStamp }) => (pressedAt ||= timeStamp), { capture: true });
const shown = () => new Promise((done) => requestAnimationFrame(() => setTimeout(() => done((shownAt = performance.now())))));
new MutationObserver(() => {
  if (changedAt <= shownAt) void shown();
  changedAt = performance.now();
}).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
const still = (quiet) => performance.now() - Math.max(changedAt, shownAt, pressedAt) > quiet && shownAt >= changedAt;
/** Waits until nothing has changed for so many milliseconds; the time from the first press since the last call to the last change on the screen, 0 without one. */
window.settled = async (quiet) => {
  while (!still(quiet)) await new Promise((later) => setTimeout(later, 20));
  const took = pressedAt > 0 && changedAt > pressedAt ? shownAt - pressedAt : 0;
  pressedAt = 0;
  return took;
};
