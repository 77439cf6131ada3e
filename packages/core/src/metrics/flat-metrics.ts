import { type SpeakerRole, speakerRoles } from '../call/role.ts';
import type { CallMetrics, Measured, SpeakerMetrics } from './metrics.ts';

export type MetricUnit = 'ms' | 'share' | 'count' | 'per_minute' | 'db';

type NumbersOf<T> = { [K in keyof T]-?: T[K] extends Measured | number | undefined ? K : never }[keyof T] &
  string;

const ofCall = {
  duration_ms: 'ms',
  talk_ms: 'ms',
  silence_ms: 'ms',
  silence_share: 'share',
  longest_silence_ms: 'ms',
  holds: 'count',
  hold_ms: 'ms',
  longest_hold_ms: 'ms',
  interruptions: 'count',
  overlap_ms: 'ms',
  overlap_share: 'share',
  words_per_minute: 'per_minute',
  turns: 'count',
  questions: 'count',
  loudness_db: 'db',
  recognition_confidence: 'share',
} as const satisfies Record<NumbersOf<CallMetrics>, MetricUnit>;

const ofSide = {
  talk_ms: 'ms',
  talk_share: 'share',
  listen_share: 'share',
  interruptions: 'count',
  interruptions_per_minute: 'per_minute',
  words_per_minute: 'per_minute',
  longest_monologue_ms: 'ms',
  response_ms: 'ms',
  turns: 'count',
  questions: 'count',
  loudness_db: 'db',
} as const satisfies Record<NumbersOf<SpeakerMetrics>, MetricUnit>;

/** Not measured by the stages but counted in the transcript. */
const wordCount = 'words';

export type MetricName = {
  name: string;
  unit: MetricUnit;
  /** Known of the whole call. */
  of_call: boolean;
  /** Known of each side. */
  of_side: boolean;
};

/** Every number of a call by its name, for editors. */
export const metricNames: readonly MetricName[] = Object.entries({
  ...ofCall,
  ...ofSide,
  [wordCount]: 'count' as const,
}).map(([name, unit]) => ({
  name,
  unit,
  of_call: name in ofCall || name === wordCount,
  of_side: name in ofSide,
}));

/** Whether there is a number with this name, of the call or of one side. */
export function isMetric(name: string, side: SpeakerRole | null): boolean {
  if (side !== null) return Object.hasOwn(ofSide, name);
  return Object.hasOwn(ofCall, name) || name === wordCount;
}

/** One number of the call, or of one side; null with the reason where it is not known. */
export function metricOf(
  metrics: CallMetrics,
  words: number,
  name: string,
  side: SpeakerRole | null,
): Measured {
  if (side !== null) {
    const known = metrics.speakers.filter(({ role }) => role === side);
    const measured = known.map((speaker) => speaker[name as keyof typeof ofSide]);
    // Two channels can carry the same role; the first one that can be measured speaks for the side.
    return measured.find(({ value }) => value !== null) ?? measured[0] ?? unknownSide;
  }
  if (name === wordCount) return { value: words, reason: null };
  const found = metrics[name as keyof typeof ofCall];
  return typeof found === 'number' ? { value: found, reason: null } : (found ?? unknownWords);
}

const unknownWords: Measured = { value: null, reason: 'no_words' };
const unknownSide: Measured = { value: null, reason: 'unknown_speakers' };

export type FlatMetric = { metric: string; speaker_role: SpeakerRole | ''; value: number };

/** Every number that could be measured: of the call, where `speaker_role` is empty, and of each side with a role. */
export function flatMetrics(metrics: CallMetrics, words: number): FlatMetric[] {
  const flat: FlatMetric[] = [];
  const add = (name: string, side: SpeakerRole | null) => {
    const { value } = metricOf(metrics, words, name, side);
    if (value !== null) flat.push({ metric: name, speaker_role: side ?? '', value });
  };
  for (const name of [...Object.keys(ofCall), wordCount]) add(name, null);
  for (const side of speakerRoles) for (const name of Object.keys(ofSide)) add(name, side);
  return flat;
}
