import type { NewPhrase } from '@earshot/core/call/phrase.ts';
import type { SpeakerRole } from '@earshot/core/call/role.ts';
import type { Span } from '@earshot/core/call/span.ts';
import type { Speaker } from '@earshot/core/call/speaker.ts';
import { measureCall } from '@earshot/core/metrics/measure-call.ts';
import type { CallMetrics, Thresholds } from '@earshot/core/metrics/metrics.ts';
import { type Lane, lane } from '@earshot/core/metrics/turns.ts';
import { levelDb, powerEnvelope } from '../levels/envelope.ts';
import type { SpeechSpan } from '../vad/activity.ts';

export type MeasureInput = {
  duration_ms: number;
  mode: 'stereo' | 'mono' | 'text';
  roles: SpeakerRole[];
  /** Detected speech, one list a channel; null for text. */
  activity: SpeechSpan[][] | null;
  speakers: Speaker[];
  phrases: NewPhrase[];
  has_turn_times: boolean;
  thresholds: Thresholds;
  /** Samples of each channel; empty for text. */
  pcm_paths: string[];
};

/** Measures a call from its speech, its words and its sound. */
export async function runMeasure(input: MeasureInput): Promise<CallMetrics> {
  const speakers = speakersOf(input);
  const lanes = lanesOf(input, speakers);
  const envelopes = await Promise.all(input.pcm_paths.map(powerEnvelope));
  const channels = new Map(speakers.map(({ id, channel }) => [id, channel]));
  const level = (span: Span, speaker: string | null): number => {
    const channel = speaker === null ? null : (channels.get(speaker) ?? null);
    const heard = channel === null ? envelopes : envelopes.slice(channel, channel + 1);
    return Math.max(...heard.map((envelope) => levelDb(envelope, span.start_ms, span.end_ms)));
  };
  return measureCall({
    duration_ms: input.duration_ms,
    speech: input.activity?.flat() ?? lanes?.flatMap(({ spans }) => spans) ?? null,
    lanes,
    lanesReason: input.mode === 'mono' ? 'mono' : 'no_times',
    speakers,
    phrases: input.phrases,
    level: envelopes.length === 0 ? null : level,
    thresholds: input.thresholds,
  });
}

/** On two channels both sides exist, even if one of them never gets a word recognised. */
function speakersOf({ mode, roles, speakers }: MeasureInput): Speaker[] {
  if (mode !== 'stereo') return speakers;
  return [0, 1].map(
    (channel) =>
      speakers.find((speaker) => speaker.channel === channel) ?? {
        id: `ch${channel}`,
        role: roles[channel] ?? null,
        channel,
        name: null,
      },
  );
}

/** Who speaks when: by channel, else by a transcript that says so with its own times, else nobody knows. */
function lanesOf(input: MeasureInput, speakers: Speaker[]): Lane[] | null {
  if (input.mode === 'stereo' && input.activity !== null) {
    return speakers.map(({ id, channel }) => lane(id, input.activity?.[channel ?? 0] ?? []));
  }
  const known = speakers.filter(({ name, role }) => name !== null || role !== null);
  if (!input.has_turn_times || known.length < 2) return null;
  return speakers.map(({ id }) =>
    lane(
      id,
      input.phrases.filter((phrase) => phrase.speaker === id),
    ),
  );
}
