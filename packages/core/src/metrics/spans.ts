import type { Span } from './metrics.ts';

export function lengthOf(spans: readonly Span[]): number {
  return spans.reduce((sum, span) => sum + span.end_ms - span.start_ms, 0);
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

export function median(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const high = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? high : ((sorted[middle - 1] ?? 0) + high) / 2;
}
