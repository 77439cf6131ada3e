import { describe, expect, it } from 'vitest';
import { type NewPhrase, toPhrase } from '../call/phrase.ts';
import type { Speaker } from '../call/speaker.ts';
import { measureCall } from './measure-call.ts';
import { Thresholds } from './metrics.ts';
import { remeasure } from './remeasure.ts';
import { lane } from './turns.ts';

const speakers: Speaker[] = [
  { id: 'a', role: 'operator', channel: 0, name: null },
  { id: 'b', role: 'abonent', channel: 1, name: null },
];

function said(...lines: [speaker: string, startMs: number, text: string][]): NewPhrase[] {
  return lines.map(([speaker, start, text], id) => ({
    ...toPhrase(
      speaker,
      text.split(' ').map((word, at) => ({
        text: word,
        start_ms: start + at * 1000,
        end_ms: start + at * 1000 + 1000,
        confidence: null,
      })),
    ),
    id,
  }));
}

const before = said(['a', 0, 'good morning to you.'], ['b', 5000, 'i want a refund.'], ['a', 10_000, 'why.']);
const after = said(['a', 0, 'good morning to you.'], ['b', 5000, 'a refund?'], ['b', 10_000, 'why? when?']);

const lanesOf = (phrases: NewPhrase[]) =>
  speakers.map(({ id }) =>
    lane(
      id,
      phrases.filter(({ speaker }) => speaker === id),
    ),
  );

function measure(phrases: NewPhrase[], { sound, lanes }: { sound: boolean; lanes: NewPhrase[] | null }) {
  const of = lanes === null ? null : lanesOf(lanes);
  return measureCall({
    duration_ms: 20_000,
    speech: sound ? [{ start_ms: 0, end_ms: 12_000 }] : (of?.flatMap(({ spans }) => spans) ?? null),
    lanes: of,
    lanesReason: 'no_times',
    speakers,
    phrases,
    level: sound ? () => -20 : null,
    thresholds: Thresholds.parse({}),
  });
}

describe('remeasure', () => {
  it('gives what measuring the corrected call would, where each side has a channel', () => {
    const old = measure(before, { sound: true, lanes: before });
    expect(remeasure(old, { speakers, phrases: after }, 'channels')).toEqual(
      measure(after, { sound: true, lanes: before }),
    );
  });

  it('follows a phrase to another side in a text that says when each phrase was', () => {
    const old = measure(before, { sound: false, lanes: before });
    expect(remeasure(old, { speakers, phrases: after }, 'transcript')).toEqual(
      measure(after, { sound: false, lanes: after }),
    );
  });

  it('counts questions in a text without times and knows no more than before', () => {
    const old = measure(before, { sound: false, lanes: null });
    const made = remeasure(old, { speakers, phrases: after }, 'transcript');
    expect(made).toEqual(measure(after, { sound: false, lanes: null }));
    expect(made.questions.value).toBe(3);
    expect(made.turns).toEqual({ value: null, reason: 'no_times' });
  });

  it('gives the same when it is done twice', () => {
    const old = measure(before, { sound: true, lanes: before });
    const once = remeasure(old, { speakers, phrases: after }, 'channels');
    expect(remeasure(once, { speakers, phrases: after }, 'channels')).toEqual(once);
  });

  it('takes the roles that the transcript has now', () => {
    const old = measure(before, { sound: true, lanes: before });
    const swapped = speakers.map((one, at) => ({ ...one, role: speakers[1 - at]?.role ?? null }));
    const made = remeasure(old, { speakers: swapped, phrases: before }, 'channels');
    expect(made.speakers.map(({ role }) => role)).toEqual(['abonent', 'operator']);
    expect(made.speakers[0]?.talk_ms).toEqual(old.speakers[0]?.talk_ms);
  });

  it('has no rate of speech without words', () => {
    const old = measure(before, { sound: true, lanes: before });
    const made = remeasure(old, { speakers, phrases: [] }, 'channels');
    expect(made.words_per_minute).toEqual({ value: null, reason: 'no_words' });
    expect(made.questions).toEqual({ value: null, reason: 'no_words' });
  });
});
