/** Longer than that nothing is put off. */
const longestMs = 5000;

/** Does something once the page has nothing else to do; answers how to leave it. Safari does not say when that is. */
export function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, longestMs);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(work, { timeout: longestMs });
  return () => cancelIdleCallback(asked);
}
