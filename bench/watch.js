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
