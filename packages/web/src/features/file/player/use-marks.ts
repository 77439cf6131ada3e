import type { CallMetrics } from '@earshot/core/metrics/metrics.ts';
import type { Match } from '@earshot/core/patterns/patterns.api.ts';
import { useMemo } from 'react';
import { marksWords } from '../../../shared/hits/marks-words.ts';

export type MarkKind = 'match' | 'found' | 'hold' | 'interruption' | 'silence';
export type Mark = {
  kind: MarkKind;
  startMs: number;
  endMs: number;
  isMusic?: boolean;
  by?: string;
  /** Of a hit: whose words they are. */
  role?: string | null;
  /** Of a hit: the rule that found it, or the words. */
  name?: string;
};

/** Shorter silences are too many to mark. */
const longSilenceMs = 5000;

/** Moments of the call that have a place on the time line. A hold is silence too, but is shown once. */
export function marksOf(metrics: CallMetrics | undefined, matches: readonly Match[] = []): Mark[] {
  return [...(metrics === undefined ? [] : eventMarks(metrics)), ...hitMarks(matches)].sort(
    (a, b) => a.startMs - b.startMs,
  );
}

/** Words that rules found; several rules on the same words are one mark. */
function hitMarks(matches: readonly Match[]): Mark[] {
  const marks = new Map<string, Mark>();
  for (const { name, evidence } of matches) {
    for (const { start_ms, end_ms, role } of evidence.filter(marksWords).flatMap(({ hits }) => hits)) {
      const key = `${start_ms}-${end_ms}`;
      const known = marks.get(key);
      if (known === undefined)
        marks.set(key, { kind: 'match', startMs: start_ms, endMs: end_ms, role, name });
      else if (known.name !== name) known.name = `${known.name}, ${name}`;
    }
  }
  return [...marks.values()];
}

function eventMarks(metrics: CallMetrics): Mark[] {
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
  ];
}

export function useMarks(metrics: CallMetrics | undefined, matches: readonly Match[] | undefined): Mark[] {
  return useMemo(() => marksOf(metrics, matches), [metrics, matches]);
}
