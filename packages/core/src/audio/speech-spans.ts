import type { Span } from '../call/span.ts';

// Speech spans are where somebody speaks: lists in order, without overlaps.

/**
 * Widens speech spans for a recogniser, which loses first and last sounds when cut tightly. Neighbours never overlap: a gap
 * too small for both is split in the middle.
 */
export function padSpans(
  spans: readonly Span[],
  { pad_ms: pad = 200, duration_ms: duration }: { pad_ms?: number; duration_ms: number },
): Span[] {
  return spans.map((span, index) => {
    const before = spans[index - 1];
    const after = spans[index + 1];
    const earliest = before ? middle(before.end_ms, span.start_ms) : 0;
    const latest = after ? middle(span.end_ms, after.start_ms) : Math.max(duration, span.end_ms);
    return {
      start_ms: Math.max(earliest, span.start_ms - pad, 0),
      end_ms: Math.min(latest, span.end_ms + pad),
    };
  });
}

const middle = (a: number, b: number) => Math.round((a + b) / 2);

/** Cuts spans longer than `longest_ms` (20 s, what a recogniser with full attention takes well) into equal parts. */
export function splitLong(spans: readonly Span[], longest_ms = 20_000): Span[] {
  return spans.flatMap(({ start_ms, end_ms }) => {
    const parts = Math.max(1, Math.ceil((end_ms - start_ms) / longest_ms));
    const edge = (part: number) => start_ms + Math.round(((end_ms - start_ms) * part) / parts);
    return Array.from({ length: parts }, (_, part) => ({ start_ms: edge(part), end_ms: edge(part + 1) }));
  });
}

/** Mean level of a channel over a time, dB; only differences count. */
export type LevelLookup = (channel: 0 | 1, start_ms: number, end_ms: number) => number;

export type BleedOptions = {
  /** So much quieter than the other channel at the same time is the other speaker, leaked. */
  below_db?: number;
  /** Levels are compared over windows this long. */
  window_ms?: number;
  /** Shorter leaks are the hollows between own syllables; shorter rests of speech are scraps of a leak. */
  least_ms?: number;
};

/**
 * Removes from both channels what is only the other speaker leaking in, so that nobody's words are counted twice.
 * Windows in which both channels speak at similar levels stay in both: people do talk at once.
 */
export function assignBleed(
  channels: readonly [readonly Span[], readonly Span[]],
  levelOf: LevelLookup,
  { below_db = 12, window_ms = 100, least_ms = 300 }: BleedOptions = {},
): [Span[], Span[]] {
  const clean = (channel: 0 | 1) => {
    const isLeak = (start: number, end: number) =>
      levelOf(channel, start, end) < levelOf(channel === 0 ? 1 : 0, start, end) - below_db;
    return channels[channel].flatMap((span) => ownParts(span, { isLeak, window_ms, least_ms }));
  };
  return [clean(0), clean(1)];
}

type Run = Span & { leak: boolean };

function ownParts(
  span: Span,
  options: { isLeak: (start: number, end: number) => boolean; window_ms: number; least_ms: number },
): Span[] {
  const { isLeak, window_ms, least_ms } = options;
  const runs: Run[] = [];
  for (let start = span.start_ms; start < span.end_ms; start += window_ms) {
    const end = Math.min(span.end_ms, start + window_ms);
    append(runs, { start_ms: start, end_ms: end, leak: isLeak(start, end) });
  }
  if (runs.length <= 1) return runs[0]?.leak === false ? [span] : [];
  const isBrief = (run: Run) => run.end_ms - run.start_ms < least_ms;
  // Brief leaks first: they would otherwise cut speech into scraps that are then dropped.
  const joined: Run[] = [];
  for (const run of runs)
    append(joined, run.leak && isBrief(run) && joined.at(-1)?.leak === false ? { ...run, leak: false } : run);
  return joined
    .filter((run) => !run.leak && (!isBrief(run) || joined.length === 1))
    .map(({ start_ms, end_ms }) => ({ start_ms, end_ms }));
}

/** Adds a run, or lengthens the last one when it is of the same kind. */
function append(runs: Run[], run: Run) {
  const last = runs.at(-1);
  if (last?.leak === run.leak) last.end_ms = run.end_ms;
  else runs.push({ ...run });
}
