/** A pause this close to the end of a stretch is its end, not somebody's. */
const slackMs = 200;

/** Whether a stretch was heard to its end, or to that of its call. */
export const wasHeard = ({ endMs }: { endMs: number }, atMs: number, durationMs: number): boolean =>
  atMs >= (durationMs > 0 ? Math.min(endMs, durationMs) : endMs) - slackMs;
