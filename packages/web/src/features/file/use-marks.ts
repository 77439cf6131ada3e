import type { CallMetrics } from '@earshot/core/metrics/metrics.ts';
import { useMemo } from 'react';

export type MarkKind = 'hold' | 'interruption' | 'silence';
export type Mark = { kind: MarkKind; startMs: number; endMs: number; isMusic?: boolean; by?: string };

/** Shorter silences are too many to mark. */
const longSilenceMs = 5000;

/** Moments of the call that have a place on the time line. A hold is silence too, but is shown once. */
export function marksOf(metrics: CallMetrics | undefined): Mark[] {
  if (metrics === undefined) return [];
  const { holds, interruptions, silences } = metrics.evidence;
  const isHeld = (ms: number) => holds.some((hold) => ms >= hold.start_ms - 500 && ms < hold.end_ms);
  return [
    ...holds.map((hold) => ({
      kind: 'hold' as const,
      startMs: hold.start_ms,
      endMs: hold.end_ms,
      isMusic: hold.kind === 'music',
    })),
    ...interruptions.map((one) => ({
      kind: 'interruption' as const,
      startMs: one.start_ms,
      endMs: one.end_ms,
      by: one.by,
    })),
    ...silences
      .filter((one) => one.end_ms - one.start_ms >= longSilenceMs && !isHeld(one.start_ms))
      .map((one) => ({ kind: 'silence' as const, startMs: one.start_ms, endMs: one.end_ms })),
  ].sort((a, b) => a.startMs - b.startMs);
}

export function useMarks(metrics: CallMetrics | undefined): Mark[] {
  return useMemo(() => marksOf(metrics), [metrics]);
}
