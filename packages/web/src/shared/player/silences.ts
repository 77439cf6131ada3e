import type { Span } from '@earshot/core/call/span.ts';

export type Gap = { startMs: number; endMs: number };

/** Shorter pauses are part of speaking; what stays of a skipped one keeps the rhythm. */
const shortestMs = 1200;
const keptMs = 250;
/** Of 255: louder than line noise, quieter than a whisper. */
const quiet = 6;

/** Holds are skipped too, music or not: nobody speaks to anybody. Some of their ends is kept, as of a pause. */
export function holdGaps(holds: readonly Span[]): Gap[] {
  return holds
    .map(({ start_ms, end_ms }) => ({ startMs: start_ms + keptMs, endMs: end_ms - keptMs }))
    .filter(({ startMs, endMs }) => startMs < endMs);
}

/** Stretches in which no channel has speech, from the waveform. */
export function findGaps(channels: readonly (readonly number[])[], perSecond: number): Gap[] {
  const length = Math.max(0, ...channels.map((channel) => channel.length));
  const stepMs = 1000 / perSecond;
  const gaps: Gap[] = [];
  let from = -1;
  for (let at = 0; at <= length; at++) {
    const silent = at < length && channels.every((channel) => (channel[at] ?? 0) <= quiet);
    if (silent && from < 0) from = at;
    if (!silent && from >= 0) {
      const gap = { startMs: from * stepMs + keptMs, endMs: at * stepMs - keptMs };
      if ((at - from) * stepMs >= shortestMs) gaps.push(gap);
      from = -1;
    }
  }
  return gaps;
}
