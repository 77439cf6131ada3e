import { z } from 'zod';

/** From one moment of a call to another, integer milliseconds. */
export const Span = z.object({ start_ms: z.int(), end_ms: z.int() });
export type Span = z.infer<typeof Span>;

export function lengthOf(spans: readonly Span[]): number {
  return spans.reduce((sum, span) => sum + span.end_ms - span.start_ms, 0);
}

/** From the beginning of the first to the end of whatever ends last; nothing at 0 where there is nothing. */
export function extentOf(spans: readonly Span[]): Span {
  return {
    start_ms: spans[0]?.start_ms ?? 0,
    end_ms: spans.reduce((end, span) => Math.max(end, span.end_ms), 0),
  };
}

/** Overlapping and touching spans joined, in order. */
export function union(spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.start_ms - b.start_ms)) {
    const last = joined.at(-1);
    if (last !== undefined && span.start_ms <= last.end_ms) last.end_ms = Math.max(last.end_ms, span.end_ms);
    else joined.push({ start_ms: span.start_ms, end_ms: span.end_ms });
  }
  return joined;
}

/** Where both lists have something; each list is ordered and free of overlaps. */
export function intersection(a: readonly Span[], b: readonly Span[]): Span[] {
  const common: Span[] = [];
  let i = 0;
  let j = 0;
  for (let one = a[i], two = b[j]; one !== undefined && two !== undefined; one = a[i], two = b[j]) {
    const start_ms = Math.max(one.start_ms, two.start_ms);
    const end_ms = Math.min(one.end_ms, two.end_ms);
    if (end_ms > start_ms) common.push({ start_ms, end_ms });
    if (one.end_ms < two.end_ms) i += 1;
    else j += 1;
  }
  return common;
}

/** What `spans` (ordered, free of overlaps) leave free in `0` … `duration_ms`. */
export function gaps(spans: readonly Span[], duration_ms: number): Span[] {
  const free: Span[] = [];
  let at = 0;
  for (const span of [...spans, { start_ms: duration_ms, end_ms: duration_ms }]) {
    if (span.start_ms > at) free.push({ start_ms: at, end_ms: span.start_ms });
    at = Math.max(at, span.end_ms);
  }
  return free;
}

/** Parts of `spans` inside `start_ms` … `end_ms`. */
export function clip(spans: readonly Span[], start_ms: number, end_ms: number): Span[] {
  return spans
    .map((span) => ({ start_ms: Math.max(span.start_ms, start_ms), end_ms: Math.min(span.end_ms, end_ms) }))
    .filter((span) => span.end_ms > span.start_ms);
}
