import { describe, expect, it } from 'vitest';
import type { Speaker } from '../call/speaker.ts';
import { type MeasureInput, measureCall } from './measure-call.ts';
import { Thresholds } from './metrics.ts';
import { lane } from './turns.ts';

const spans = (...pairs: [number, number][]) => pairs.map(([start_ms, end_ms]) => ({ start_ms, end_ms }));
const speakers: Speaker[] = [
  { id: 'a', role: 'operator', channel: 0, name: null },
  { id: 'b', role: 'abonent', channel: 1, name: null },
];
const phrase = (id: number, speaker: string, start_ms: number, end_ms: number, text: string) => ({
  id,
  speaker,
  start_ms,
  end_ms,
  text,
  confidence: null,
  words: text.split(' ').map((word) => ({ text: word, start_ms, end_ms, confidence: null })),
});

/** A two-channel call of a minute: both sides speak, then a hold of exactly ten seconds, then the end. */
const call: MeasureInput = {
  duration_ms: 60_000,
  speech: spans([1000, 11_000], [12_000, 20_000], [30_000, 50_000]),
  lanes: [lane('a', spans([1000, 11_000], [30_000, 50_000])), lane('b', spans([12_000, 20_000]))],
  lanesReason: 'mono',
  speakers,
  phrases: [],
  level: () => -60,
  thresholds: Thresholds.parse({}),
};
const measure = (change: Partial<MeasureInput> = {}) => measureCall({ ...call, ...change });
const unknown = (reason: string) => ({ value: null, reason });

describe('holds', () => {
  const holds = (speech: [number, number][], hold_s = 10, duration_ms = 60_000) =>
    measure({
      speech: spans(...speech),
      duration_ms,
      thresholds: Thresholds.parse({ hold_s }),
    }).evidence.holds.map(({ start_ms, end_ms }) => [start_ms, end_ms]);

  it.each<[string, [number, number][], number, [number, number][]]>([
    [
      'a gap of exactly the threshold',
      [
        [0, 20_000],
        [30_000, 60_000],
      ],
      10,
      [[20_000, 30_000]],
    ],
    [
      'a gap of a millisecond less',
      [
        [0, 20_000],
        [29_999, 60_000],
      ],
      10,
      [],
    ],
    [
      'by another threshold',
      [
        [0, 20_000],
        [29_999, 60_000],
      ],
      5,
      [[20_000, 29_999]],
    ],
    ['not before the first word', [[30_000, 60_000]], 10, []],
    ['not after the last word', [[0, 30_000]], 10, []],
    [
      'several',
      [
        [1000, 2000],
        [15_000, 16_000],
        [40_000, 41_000],
      ],
      10,
      [
        [2000, 15_000],
        [16_000, 40_000],
      ],
    ],
    [
      'across both sides: one of them speaks',
      [
        [0, 20_000],
        [22_000, 28_000],
        [30_000, 60_000],
      ],
      10,
      [],
    ],
    ['a call without any speech', [], 10, []],
  ])('%s', (_title, speech, hold_s, found) => expect(holds(speech, hold_s)).toEqual(found));

  it.each([
    [-44.9, 'music'],
    [-45, 'silence'],
    [-100, 'silence'],
  ])('with sound at %d dB are %s', (db, kind) => {
    const level: MeasureInput['level'] = (span, speaker) =>
      speaker === null && span.start_ms === 20_000 ? db : -20;
    expect(measure({ level }).evidence.holds).toEqual([{ start_ms: 20_000, end_ms: 30_000, kind }]);
  });

  it('are summed up', () => {
    expect(measure()).toMatchObject({
      holds: { value: 1, reason: null },
      hold_ms: { value: 10_000, reason: null },
      longest_hold_ms: { value: 10_000, reason: null },
    });
  });
});

describe('talk and silence', () => {
  it('add up to the call', () => {
    const { talk_ms, silence_ms, silence_share, longest_silence_ms, evidence } = measure();
    expect([talk_ms.value, silence_ms.value]).toEqual([38_000, 22_000]);
    expect(silence_share.value).toBeCloseTo(22 / 60);
    expect(longest_silence_ms.value).toBe(10_000);
    // The pause of a second is part of speaking.
    expect(evidence.silences).toEqual(spans([20_000, 30_000], [50_000, 60_000]));
  });

  it('count a moment once when both speak', () => {
    const lanes = [lane('a', spans([0, 10_000])), lane('b', spans([5000, 15_000]))];
    const metrics = measure({ speech: lanes.flatMap((one) => one.spans), lanes });
    expect(metrics.talk_ms.value).toBe(15_000);
    expect(metrics.overlap_ms.value).toBe(5000);
    expect(metrics.evidence.overlaps).toEqual(spans([5000, 10_000]));
    expect(metrics.evidence.interruptions).toEqual([{ start_ms: 5000, end_ms: 10_000, by: 'b', of: 'a' }]);
  });

  it('are shared by the sides', () => {
    const [a, b] = measure().speakers;
    expect(a).toMatchObject({
      speaker: 'a',
      role: 'operator',
      talk_ms: { value: 30_000 },
      turns: { value: 2 },
    });
    expect(a?.talk_share.value).toBeCloseTo(30 / 38);
    expect(a?.listen_share.value).toBeCloseTo(8 / 60);
    expect(a?.longest_monologue_ms.value).toBe(20_000);
    expect(b?.talk_share.value).toBeCloseTo(8 / 38);
    expect(b?.response_ms).toEqual({ value: 1000, reason: null });
    // What the operator did after the hold is not an answer.
    expect(a?.response_ms).toEqual(unknown('too_short'));
  });

  it('weigh loudness by time', () => {
    const level: MeasureInput['level'] = (span, speaker) =>
      speaker === 'a' && span.start_ms < 20_000 ? -10 : -30;
    const [a] = measure({ level }).speakers;
    expect(a?.loudness_db.value).toBeCloseTo(10 * Math.log10((0.1 * 10 + 0.001 * 20) / 30), 5);
  });
});

describe('words', () => {
  const phrases = [
    phrase(0, 'a', 1000, 11_000, 'Good morning, how are you? What can I do?'),
    phrase(1, 'b', 12_000, 20_000, 'I am fine.'),
    phrase(2, 'a', 30_000, 50_000, 'Good.'),
  ];
  it('are counted by the time of speaking', () => {
    const metrics = measure({ phrases });
    expect(metrics.words_per_minute.value).toBeCloseTo(13 / (38 / 60));
    expect(metrics.speakers[1]?.words_per_minute.value).toBeCloseTo(3 / (8 / 60));
    expect(metrics.questions.value).toBe(2);
    expect(metrics.speakers.map(({ questions }) => questions.value)).toEqual([2, 0]);
    expect(metrics.evidence.questions).toHaveLength(2);
    expect(metrics.evidence.questions[0]).toEqual({
      start_ms: 1000,
      end_ms: 11_000,
      phrase: 0,
      speaker: 'a',
    });
  });
  it('are missing with a reason', () => {
    expect(measure()).toMatchObject({
      words_per_minute: unknown('no_words'),
      questions: unknown('no_words'),
    });
    expect(measure().speakers[0]).toMatchObject({
      words_per_minute: unknown('no_words'),
      questions: unknown('no_words'),
    });
  });
});

describe('what cannot be known is null with its reason', () => {
  it('one channel: who speaks when', () => {
    const metrics = measure({ lanes: null, speakers: [{ id: 'a', role: null, channel: 0, name: null }] });
    for (const name of ['interruptions', 'overlap_ms', 'overlap_share', 'turns'] as const) {
      expect([name, metrics[name]]).toEqual([name, unknown('mono')]);
    }
    for (const name of [
      'talk_ms',
      'talk_share',
      'listen_share',
      'response_ms',
      'longest_monologue_ms',
      'loudness_db',
    ] as const) {
      expect([name, metrics.speakers[0]?.[name]]).toEqual([name, unknown('mono')]);
    }
    expect(metrics.talk_ms).toEqual({ value: 38_000, reason: null });
    expect(metrics.holds).toEqual({ value: 1, reason: null });
  });

  it('text without times: when anybody speaks', () => {
    const metrics = measure({ speech: null, lanes: null, lanesReason: 'no_times', level: null });
    for (const name of [
      'talk_ms',
      'silence_ms',
      'silence_share',
      'holds',
      'hold_ms',
      'loudness_db',
    ] as const) {
      expect([name, metrics[name]]).toEqual([name, unknown('no_audio')]);
    }
    expect(metrics.turns).toEqual(unknown('no_times'));
    expect(metrics.evidence).toMatchObject({ holds: [], interruptions: [], silences: [] });
  });

  it('text with times: how loud it was', () => {
    const metrics = measure({ level: null });
    expect(metrics.loudness_db).toEqual(unknown('no_audio'));
    expect(metrics.speakers[0]?.loudness_db).toEqual(unknown('no_audio'));
    expect(metrics.evidence.holds).toEqual([{ start_ms: 20_000, end_ms: 30_000, kind: 'silence' }]);
  });

  it('too little speech: rates', () => {
    const short = { speech: spans([0, 2999]), lanes: [lane('a', spans([0, 2999])), lane('b', [])] };
    const metrics = measure({ ...short, phrases: [phrase(0, 'a', 0, 2999, 'hi there')] });
    expect(metrics.words_per_minute).toEqual(unknown('too_short'));
    expect(metrics.speakers[1]).toMatchObject({
      talk_ms: { value: 0, reason: null },
      talk_share: { value: 0, reason: null },
      loudness_db: unknown('too_short'),
      response_ms: unknown('too_short'),
      words_per_minute: unknown('no_words'),
    });
  });

  it('nobody speaks at all: shares', () => {
    const metrics = measure({ speech: [], lanes: [lane('a', []), lane('b', [])] });
    expect(metrics).toMatchObject({
      talk_ms: { value: 0 },
      silence_share: { value: 1 },
      loudness_db: unknown('too_short'),
    });
    expect(metrics.speakers[0]?.talk_share).toEqual(unknown('too_short'));
  });

  it('a call of no length', () => {
    const metrics = measure({
      duration_ms: 0,
      speech: [],
      lanes: [lane('a', [])],
      speakers: speakers.slice(0, 1),
    });
    expect(metrics.silence_share).toEqual(unknown('too_short'));
    expect(metrics.speakers[0]?.interruptions_per_minute).toEqual(unknown('too_short'));
  });
});
