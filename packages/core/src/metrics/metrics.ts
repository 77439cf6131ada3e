import { z } from 'zod';
import { speakerRoles } from '../call/role.ts';
import { Span } from '../call/span.ts';

/** Why a number is missing. */
export const unmeasurableReasons = [
  'mono',
  'no_words',
  'no_audio',
  'no_times',
  'too_short',
  'unknown_speakers',
] as const;

/** A value, or null with the reason why it cannot be known. */
export const Measured = z.object({
  value: z.number().nullable(),
  reason: z.enum(unmeasurableReasons).nullable(),
});
export type Measured = z.infer<typeof Measured>;

export const SpeakerMetrics = z.object({
  speaker: z.string(),
  role: z.enum(speakerRoles).nullable(),
  talk_ms: Measured,
  /** Part of all talk, 0 … 1. */
  talk_share: Measured,
  /** Part of the call in which the other side speaks, 0 … 1. */
  listen_share: Measured,
  interruptions: Measured,
  interruptions_per_minute: Measured,
  words_per_minute: Measured,
  longest_monologue_ms: Measured,
  /** Median time from the other side's end to this side's start. */
  response_ms: Measured,
  turns: Measured,
  questions: Measured,
  /** dBFS over the parts where this side speaks. */
  loudness_db: Measured,
});
export type SpeakerMetrics = z.infer<typeof SpeakerMetrics>;

export const Thresholds = z.object({
  hold_s: z.number().min(1).max(600).default(10),
  interruption_after_s: z.number().min(0).max(30).default(1),
  interruption_over_s: z.number().min(0).max(30).default(0.3),
});
export type Thresholds = z.infer<typeof Thresholds>;

export const CallMetrics = z.object({
  duration_ms: z.int(),
  talk_ms: Measured,
  silence_ms: Measured,
  silence_share: Measured,
  longest_silence_ms: Measured,
  holds: Measured,
  hold_ms: Measured,
  longest_hold_ms: Measured,
  interruptions: Measured,
  overlap_ms: Measured,
  overlap_share: Measured,
  words_per_minute: Measured,
  turns: Measured,
  questions: Measured,
  loudness_db: Measured,
  /** How surely the words were recognised, on average, 0 … 1; calls that were measured before say nothing. */
  recognition_confidence: Measured.optional(),
  speakers: z.array(SpeakerMetrics),
  /** Evidence: where each counted thing is. */
  evidence: z.object({
    holds: z.array(Span.extend({ kind: z.enum(['silence', 'music']) })),
    interruptions: z.array(Span.extend({ by: z.string(), of: z.string() })),
    overlaps: z.array(Span),
    silences: z.array(Span),
    questions: z.array(Span.extend({ phrase: z.int(), speaker: z.string() })),
    longest_monologues: z.array(Span.extend({ speaker: z.string() })),
  }),
  thresholds: Thresholds,
});
export type CallMetrics = z.infer<typeof CallMetrics>;
