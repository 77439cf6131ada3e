import type { CallMetrics, Measured } from '@earshot/core/metrics/metrics.ts';

const known = (value: number): Measured => ({ value, reason: null });

/** Metrics of a call as if it had been measured: each number is the given one times its own factor. */
export function measuredAs(number: number): CallMetrics {
  const shares = { talk_share: known(number / 7), listen_share: known(number / 11) };
  const ofBoth = {
    talk_ms: known(number * 3),
    interruptions: known(number),
    words_per_minute: known(number * 1.7),
    turns: known(number),
    questions: known(number),
    loudness_db: known(-number),
  };
  const side = (speaker: 'operator' | 'abonent', factor: number) => ({
    speaker,
    role: speaker,
    ...ofBoth,
    ...shares,
    interruptions_per_minute: known(number / 3),
    longest_monologue_ms: known(number * factor),
    response_ms: known(1_000_000_000 + number * factor),
  });
  return {
    duration_ms: 3500,
    ...ofBoth,
    silence_ms: known(number),
    silence_share: known(number / 13),
    longest_silence_ms: known(number),
    holds: known(number),
    hold_ms: known(number),
    longest_hold_ms: known(number),
    overlap_ms: known(number),
    overlap_share: known(number / 17),
    recognition_confidence: known(number / 19),
    speakers: [side('operator', 2), side('abonent', 5)],
    evidence: {
      holds: [],
      interruptions: [],
      overlaps: [],
      silences: [],
      questions: [],
      longest_monologues: [],
    },
    thresholds: { hold_s: 10, interruption_after_s: 1, interruption_over_s: 0.3 },
  };
}
