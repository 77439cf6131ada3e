import { confidenceOf, type NewPhrase } from '../call/phrase.ts';
import type { SpeakerRole } from '../call/role.ts';
import { gaps, intersection, lengthOf, type Span, union } from '../call/span.ts';
import type { Speaker } from '../call/speaker.ts';
import { median } from '../median.ts';
import type { CallMetrics, Measured, SpeakerMetrics, Thresholds } from './metrics.ts';
import { countQuestions, hasPunctuation } from './questions.ts';
import {
  findInterruptions,
  type Lane,
  longestMonologue,
  responseTimes,
  type Turn,
  toTurns,
} from './turns.ts';

export type MeasureInput = {
  duration_ms: number;
  /** When somebody speaks, whoever it is; null where there is neither sound nor times. */
  speech: readonly Span[] | null;
  /** When each side speaks; null where that cannot be known, with the reason. */
  lanes: readonly Lane[] | null;
  lanesReason: NonNullable<Measured['reason']>;
  speakers: readonly Speaker[];
  phrases: readonly NewPhrase[];
  /** Mean level in dBFS of a stretch, by speaker or of the whole; null without sound. */
  level: ((span: Span, speaker: string | null) => number) | null;
  thresholds: Thresholds;
};

const minute = 60_000;
/** A rate over less speech than this says nothing. */
const shortestRateMs = 3000;
/** A gap with sound above this is hold music rather than silence. */
const musicDb = -45;
/** Shorter pauses are part of speaking. */
const shortestSilenceMs = 2000;

const known = (value: number): Measured => ({ value, reason: null });
const unknown = (reason: NonNullable<Measured['reason']>): Measured => ({ value: null, reason });

/**
 * The numbers of one call with the moments behind them. Pure; the same function serves the worker and a preview.
 * What the input cannot tell is null with its reason, never a guess.
 */
export function measureCall(input: MeasureInput): CallMetrics {
  const { duration_ms, lanes, phrases, thresholds } = input;
  const speech = input.speech === null ? null : union(input.speech);
  const silence = speech === null ? null : gaps(speech, duration_ms);
  const holds = speech === null ? null : findHolds(speech, input);
  const turns = lanes === null ? null : toTurns(lanes);
  const interruptions =
    lanes === null
      ? null
      : findInterruptions(lanes, {
          after_ms: thresholds.interruption_after_s * 1000,
          over_ms: thresholds.interruption_over_s * 1000,
        });
  const overlaps = lanes === null ? null : overlapsOf(lanes);
  const noSpeech = unknown('no_audio');
  const noLanes = unknown(input.lanesReason);
  const questions = findQuestions(phrases);
  const wordCount = phrases.reduce((sum, phrase) => sum + phrase.words.length, 0);
  const talkMs = speech === null ? null : lengthOf(speech);

  return {
    duration_ms,
    talk_ms: talkMs === null ? noSpeech : known(talkMs),
    silence_ms: silence === null ? noSpeech : known(lengthOf(silence)),
    silence_share: silence === null ? noSpeech : ratio(lengthOf(silence), duration_ms),
    longest_silence_ms: silence === null ? noSpeech : known(longest(silence)),
    holds: holds === null ? noSpeech : known(holds.length),
    hold_ms: holds === null ? noSpeech : known(lengthOf(holds)),
    longest_hold_ms: holds === null ? noSpeech : known(longest(holds)),
    interruptions: interruptions === null ? noLanes : known(interruptions.length),
    overlap_ms: overlaps === null ? noLanes : known(lengthOf(overlaps)),
    overlap_share: overlaps === null ? noLanes : ratio(lengthOf(overlaps), duration_ms),
    words_per_minute: rate(wordCount, talkMs),
    turns: turns === null ? noLanes : known(turns.length),
    questions: phrases.length === 0 ? unknown('no_words') : known(questions.length),
    loudness_db: input.level === null || speech === null ? noSpeech : loudness(speech, input.level, null),
    recognition_confidence: certainty(phrases),
    speakers: input.speakers.map((speaker) =>
      measureSpeaker(speaker, { input, turns, interruptions, questions, noLanes }),
    ),
    evidence: {
      holds: holds ?? [],
      interruptions: interruptions ?? [],
      overlaps: overlaps ?? [],
      silences: (silence ?? []).filter((gap) => gap.end_ms - gap.start_ms >= shortestSilenceMs),
      questions,
      longest_monologues: input.speakers.flatMap(({ id }) => longestMonologue(turns ?? [], id) ?? []),
    },
    thresholds,
  };
}

type Shared = {
  input: MeasureInput;
  turns: readonly Turn[] | null;
  interruptions: readonly { by: string }[] | null;
  questions: readonly { speaker: string }[];
  noLanes: Measured;
};

function measureSpeaker(
  speaker: Speaker,
  { input, turns, interruptions, questions, noLanes }: Shared,
): SpeakerMetrics {
  const { id } = speaker;
  const phrases = input.phrases.filter((phrase) => phrase.speaker === id);
  const words = phrases.reduce((sum, phrase) => sum + phrase.words.length, 0);
  const asked =
    input.phrases.length === 0
      ? unknown('no_words')
      : known(questions.filter((one) => one.speaker === id).length);
  const own = input.lanes?.find((lane) => lane.speaker === id);
  const head = { speaker: id, role: speaker.role as SpeakerRole | null, questions: asked };
  if (own === undefined || turns === null || interruptions === null || input.lanes === null) {
    return { ...head, ...allUnknown(noLanes) };
  }
  const talkMs = lengthOf(own.spans);
  const allTalkMs = input.lanes.reduce((sum, lane) => sum + lengthOf(lane.spans), 0);
  const others = union(input.lanes.filter((lane) => lane !== own).flatMap((lane) => lane.spans));
  const count = interruptions.filter((one) => one.by === id).length;
  const monologue = longestMonologue(turns, id);
  const response = median(responseTimes(turns, id, input.thresholds.hold_s * 1000));
  return {
    ...head,
    talk_ms: known(talkMs),
    talk_share: ratio(talkMs, allTalkMs),
    listen_share: ratio(lengthOf(others), input.duration_ms),
    interruptions: known(count),
    interruptions_per_minute:
      input.duration_ms < shortestRateMs ? unknown('too_short') : known(count / (input.duration_ms / minute)),
    words_per_minute: rate(words, talkMs),
    longest_monologue_ms: known(monologue === null ? 0 : monologue.end_ms - monologue.start_ms),
    response_ms: response === null ? unknown('too_short') : known(response),
    turns: known(turns.filter((turn) => turn.speaker === id).length),
    loudness_db: input.level === null ? unknown('no_audio') : loudness(own.spans, input.level, id),
  };
}

function allUnknown(value: Measured) {
  return {
    talk_ms: value,
    talk_share: value,
    listen_share: value,
    interruptions: value,
    interruptions_per_minute: value,
    words_per_minute: value,
    longest_monologue_ms: value,
    response_ms: value,
    turns: value,
    loudness_db: value,
  };
}

/** Gaps between speech of at least the threshold; before the first and after the last word nobody holds. */
function findHolds(speech: readonly Span[], { thresholds, duration_ms, level }: MeasureInput) {
  return gaps(speech, duration_ms)
    .filter((gap) => gap.start_ms > 0 && gap.end_ms < duration_ms)
    .filter((gap) => gap.end_ms - gap.start_ms >= thresholds.hold_s * 1000)
    .map((gap) => ({
      ...gap,
      kind: level !== null && level(gap, null) > musicDb ? ('music' as const) : ('silence' as const),
    }));
}

function overlapsOf(lanes: readonly Lane[]): Span[] {
  return union(
    lanes.flatMap((a, index) => lanes.slice(index + 1).flatMap((b) => intersection(a.spans, b.spans))),
  );
}

function findQuestions(phrases: readonly NewPhrase[]) {
  const marked = hasPunctuation(phrases.map((phrase) => phrase.text));
  return phrases.flatMap((phrase) =>
    Array.from({ length: countQuestions(phrase.text, marked) }, () => ({
      start_ms: phrase.start_ms,
      end_ms: phrase.end_ms,
      phrase: phrase.id,
      speaker: phrase.speaker,
    })),
  );
}

/** The mean over all words of which it is known; what a person wrote or a system sent says nothing. */
export function certainty(phrases: readonly NewPhrase[]): Measured {
  const value = confidenceOf(phrases.flatMap(({ words }) => words));
  return value === null ? unknown('no_words') : known(value);
}

function longest(spans: readonly Span[]): number {
  return spans.reduce((most, span) => Math.max(most, span.end_ms - span.start_ms), 0);
}

function ratio(part: number, whole: number): Measured {
  return whole > 0 ? known(Math.min(1, part / whole)) : unknown('too_short');
}

/** Words per minute of talk. */
export function rate(words: number, talkMs: number | null): Measured {
  if (words === 0) return unknown('no_words');
  if (talkMs === null) return unknown('no_audio');
  return talkMs < shortestRateMs ? unknown('too_short') : known(words / (talkMs / minute));
}

function loudness(
  spans: readonly Span[],
  level: (span: Span, speaker: string | null) => number,
  speaker: string | null,
): Measured {
  const total = lengthOf(spans);
  if (total === 0) return unknown('too_short');
  const power = spans.reduce(
    (sum, span) => sum + 10 ** (level(span, speaker) / 10) * (span.end_ms - span.start_ms),
    0,
  );
  return known(10 * Math.log10(power / total));
}
