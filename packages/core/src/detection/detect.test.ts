import { describe, expect, it } from 'vitest';
import { markHolds } from '../call/conversation.ts';
import type { Semantics } from '../matching/find.ts';
import { prepareConversation } from '../matching/prepared-conversation.ts';
import { createLexicon } from '../matching/text/lexicon.ts';
import type { CallMetrics } from '../metrics/metrics.ts';
import { type AnalysedCall, compileDetection, type Detected, detect } from './detect.ts';
import { Detection, type DetectionInput } from './detection.ts';

type Method = DetectionInput['methods'][number];
type Limits = [number | null, number | null];

const lexicon = createLexicon({});
const sides = ['operator', 'abonent'] as const;
const numberOf = (value: number | null) => ({ value, reason: value === null ? 'not_measured' : null });

/** Ten phrases of one word, ten seconds apart, from the operator and the abonent in turn. */
function callOf({
  words = [],
  numbers = {},
  holds = [],
  interruptions = [],
  emotions = [],
  measured = true,
}: {
  words?: string[];
  numbers?: Record<string, number>;
  /** When they begin, in seconds. */
  holds?: number[] | null;
  /** When they begin and whose they are. */
  interruptions?: [number, (typeof sides)[number]][] | null;
  /** Of the phrases in their order; one that is left out has none. */
  emotions?: (AnalysedCall['emotions'][number]['emotion'] | undefined)[];
  measured?: boolean;
}): AnalysedCall {
  const phrases = Array.from({ length: 10 }, (_, id) => ({
    id,
    speaker: sides[id % 2] ?? '',
    role: sides[id % 2] ?? null,
    start_ms: id * 10_000,
    end_ms: id * 10_000 + 1000,
    words: [{ text: words[id] ?? 'yes', start_ms: id * 10_000, end_ms: id * 10_000 + 400 }],
  }));
  const span = (second: number) => ({ start_ms: second * 1000, end_ms: second * 1000 + 500 });
  const metrics = {
    holds: numberOf(holds?.length ?? null),
    interruptions: numberOf(interruptions?.length ?? null),
    speakers: sides.map((role) => ({ speaker: role, role })),
    evidence: {
      holds: (holds ?? []).map(span),
      interruptions: (interruptions ?? []).map(([second, by]) => ({ ...span(second), by })),
    },
  };
  return {
    conversation: prepareConversation({ duration_ms: 100_000, phrases: markHolds(phrases, []) }, lexicon),
    metrics: measured ? (metrics as unknown as CallMetrics) : null,
    numbers: new Map(Object.entries(numbers)),
    emotions: emotions.flatMap((emotion, phrase_id) =>
      emotion === undefined ? [] : [{ phrase_id, emotion }],
    ),
  };
}

/** As near to anything as the word of the phrase says. */
const semantics: Semantics = {
  similarity: (_, { phrases }, phrase) => Number(phrases[phrase]?.words[0]?.text) || 0,
};

function tried(methods: Method[], call: AnalysedCall, join: 'all' | 'any' = 'all'): Detected {
  const { compiled, issues } = compileDetection(Detection.parse({ join, methods }), lexicon);
  expect(issues).toEqual([]);
  return detect(compiled, call, semantics);
}

const many = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value);

/** What is compared with limits: the method under them, and a call that has so much of it (null: none was measured). */
const kinds: Record<
  string,
  { method: (limits: Limits) => Method; call: (value: number | null) => AnalysedCall }
> = {
  'a number of the call': {
    method: (limits) => ({ kind: 'metric', metric: 'holds', limits }),
    call: (value) => callOf({ numbers: value === null ? { words: 3 } : { holds: value } }),
  },
  'a number of one side': {
    method: (limits) => ({ kind: 'metric', metric: 'words', who: 'operator', limits }),
    call: (value) =>
      callOf({
        // What the call and the other side have must not count.
        numbers: { words: 3, 'abonent.words': 3, ...(value === null ? {} : { 'operator.words': value }) },
      }),
  },
  'events of the call': {
    method: (limits) => ({ kind: 'event', event: 'holds', limits }),
    call: (value) => callOf({ holds: value === null ? null : many(value, 5) }),
  },
  'events of one side': {
    method: (limits) => ({ kind: 'event', event: 'interruptions', who: 'abonent', limits }),
    call: (value) =>
      callOf({
        interruptions:
          value === null ? null : [...many<[number, 'abonent']>(value, [5, 'abonent']), [6, 'operator']],
      }),
  },
  'events of a part': {
    method: (limits) => ({ kind: 'event', event: 'holds', part: { name: 'ending' }, limits }),
    // The ending begins thirty seconds before the end.
    call: (value) => callOf({ holds: value === null ? null : [69, ...many(value, 70)] }),
  },
};

describe.each(Object.entries(kinds))('%s', (_kind, { method, call }) => {
  it.each<[Limits, number | null, boolean]>([
    [[2, 4], 1, false],
    [[2, 4], 2, true],
    [[2, 4], 3, true],
    [[2, 4], 4, true],
    [[2, 4], 5, false],
    [[2, 4], null, false],
    [[3, 3], 2, false],
    [[3, 3], 3, true],
    [[3, 3], 4, false],
    [[2, null], 1, false],
    [[2, null], 2, true],
    [[2, null], 9, true],
    [[2, null], null, false],
    [[null, 4], 0, true],
    [[null, 4], 4, true],
    [[null, 4], 5, false],
    [[null, 4], null, false],
    [[0, 0], 0, true],
    [[0, 0], 1, false],
    [[0, 0], null, false],
    [[1, null], 0, false],
    [[null, null], 0, true],
    [[null, null], 7, true],
    [[null, null], null, false],
  ])('within %j: %s holds %s', (limits, value, holds) => {
    const found = tried([method(limits)], call(value));
    expect(found.holds).toBe(holds);
    expect(found.evidence.map((one) => one.value)).toEqual(holds ? [value] : []);
  });
});

describe('the share of an emotion', () => {
  const angry = (count: number, of: number) => [
    ...many(count, 'anger' as const),
    ...many(of - count, 'neutral' as const),
  ];
  it.each<[Limits, number, boolean]>([
    [[0.2, 0.4], 1, false],
    [[0.2, 0.4], 2, true],
    [[0.2, 0.4], 3, true],
    [[0.2, 0.4], 4, true],
    [[0.2, 0.4], 5, false],
    [[0.2, null], 1, false],
    [[0.2, null], 10, true],
    [[null, 0.4], 0, true],
    [[null, 0.4], 4, true],
    [[null, 0.4], 5, false],
    [[0, 0], 0, true],
    [[0, 0], 1, false],
    [[1, 1], 9, false],
    [[1, 1], 10, true],
    [[null, null], 0, true],
  ])('within %j: %s of ten words holds %s', (limits, count, holds) => {
    const found = tried(
      [{ kind: 'emotion', emotion: 'anger', limits }],
      callOf({ emotions: angry(count, 10) }),
    );
    expect(found.holds).toBe(holds);
    if (holds)
      expect(found.evidence[0]).toMatchObject({ value: count / 10, hits: many(count, { text: 'yes' }) });
  });

  it('is of the phrases whose emotion is known', () => {
    const method: Method = { kind: 'emotion', emotion: 'anger', limits: [0.5, 0.5] };
    expect(tried([method], callOf({ emotions: ['anger', 'neutral'] })).holds).toBe(true);
  });

  it.each<[string, Partial<Method>, number]>([
    ['of one side', { who: 'operator' }, 1],
    ['of the other side', { who: 'abonent' }, 0],
    ['of a part', { part: { name: 'first_half' } }, 0.6],
    ['of a side in a part', { who: 'operator', part: { name: 'second_half' } }, 1],
  ])('%s', (_title, where, value) => {
    const emotions = Array.from({ length: 10 }, (_, at) =>
      at % 2 === 0 ? ('anger' as const) : ('neutral' as const),
    );
    const method = { kind: 'emotion', emotion: 'anger', limits: [null, null], ...where } as Method;
    expect(tried([method], callOf({ emotions })).evidence.map((one) => one.value)).toEqual([value]);
  });

  it.each<[string, AnalysedCall]>([
    ['nothing is known of any phrase', callOf({})],
    ['only the other side has any', callOf({ emotions: [undefined, 'anger'] })],
  ])('does not hold where %s', (_title, call) => {
    const method: Method = { kind: 'emotion', emotion: 'anger', who: 'operator', limits: [null, null] };
    expect(tried([method], call)).toEqual({ holds: false, evidence: [] });
  });
});

describe('how often words are said', () => {
  it.each<[[number, number | null] | null, number, boolean]>([
    [null, 0, false],
    [null, 1, true],
    [null, 9, true],
    [[2, 4], 1, false],
    [[2, 4], 2, true],
    [[2, 4], 4, true],
    [[2, 4], 5, false],
    [[2, null], 1, false],
    [[2, null], 9, true],
    [[0, 2], 0, true],
    [[0, 2], 2, true],
    [[0, 2], 3, false],
    [[0, 0], 0, true],
    [[0, 0], 1, false],
  ])('within %j: %s times holds %s', (limits, times, holds) => {
    const found = tried(
      [{ kind: 'query', query: { phrases: ['refund'], limits } }],
      callOf({ words: many(times, 'refund') }),
    );
    expect(found.holds).toBe(holds);
    expect(found.evidence.map((one) => one.value)).toEqual(holds ? [times] : []);
  });
});

describe('how near a meaning is', () => {
  it.each<[[number, number | null] | null, number, boolean]>([
    [[0.5, 0.8], 0.4, false],
    [[0.5, 0.8], 0.5, true],
    [[0.5, 0.8], 0.8, true],
    [[0.5, 0.8], 0.9, false],
    [[0.5, null], 0.4, false],
    [[0.5, null], 0.5, true],
    [[0.5, null], 1, true],
    [null, 0.1, false],
    [null, 1, true],
  ])('within %j: %s holds %s', (limits, similarity, holds) => {
    const query = { phrases: ['cancel it'], matching: 'semantic' as const, limits };
    expect(tried([{ kind: 'query', query }], callOf({ words: [String(similarity)] })).holds).toBe(holds);
  });
});

describe('several methods', () => {
  const said: Method = { kind: 'query', query: { phrases: ['refund'] } };
  const held: Method = { kind: 'event', event: 'holds' };
  const both = callOf({ words: ['refund'], holds: [5] });
  const one = callOf({ words: ['refund'], holds: [] });
  const none = callOf({ holds: [] });

  it.each<[string, 'all' | 'any', AnalysedCall, number[]]>([
    ['all, where all hold', 'all', both, [0, 1]],
    ['all, where one holds', 'all', one, []],
    ['all, where none holds', 'all', none, []],
    ['any, where all hold', 'any', both, [0, 1]],
    ['any, where one holds', 'any', one, [0]],
    ['any, where none holds', 'any', none, []],
  ])('%s', (_title, join, call, methods) => {
    const found = tried([said, held], call, join);
    expect([found.holds, found.evidence.map(({ method }) => method)]).toEqual([methods.length > 0, methods]);
  });

  it('say which of them is not understood', () => {
    const detection = Detection.parse({ methods: [held, { kind: 'query', query: { phrases: [''] } }] });
    const { issues, compiled } = compileDetection(detection, lexicon);
    expect(issues).toMatchObject([{ method: 1, code: 'empty' }]);
    expect(detect({ ...compiled, join: 'any' }, none).holds).toBe(false);
  });
});

describe('evidence', () => {
  it('is words with what was said around them, and moments', () => {
    const found = tried(
      [
        { kind: 'query', query: { phrases: ['refund'] } },
        { kind: 'event', event: 'interruptions' },
        { kind: 'metric', metric: 'holds', limits: [1, null] },
        { kind: 'emotion', emotion: 'anger', limits: [0.5, null] },
      ],
      callOf({
        words: ['refund'],
        holds: [7],
        numbers: { holds: 1 },
        interruptions: [[5, 'operator']],
        emotions: [undefined, 'anger'],
      }),
    );
    const hit = { phrase_id: 0, speaker: 'operator', role: 'operator', text: 'refund', words: [0, 0] };
    expect(found.evidence).toMatchObject([
      {
        method: 0,
        kind: 'query',
        value: 1,
        spans: [],
        hits: [{ ...hit, around: { first: 0, words: ['refund'], of: 1 } }],
      },
      { method: 1, kind: 'event', value: 1, hits: [], spans: [{ start_ms: 5000, end_ms: 5500 }] },
      { method: 2, kind: 'metric', value: 1, hits: [], spans: [{ start_ms: 7000, end_ms: 7500 }] },
      {
        method: 3,
        kind: 'emotion',
        value: 1,
        spans: [],
        hits: [
          { phrase_id: 1, role: 'abonent', start_ms: 10_000, end_ms: 11_000, text: 'yes', words: [0, 0] },
        ],
      },
    ]);
  });

  it('is the first fifty moments; all are counted', () => {
    const [found] = tried([{ kind: 'event', event: 'holds' }], callOf({ holds: many(60, 5) })).evidence;
    expect([found?.value, found?.spans.length]).toEqual([60, 50]);
  });

  it('of a call that was never measured is none', () => {
    const method: Method = { kind: 'event', event: 'holds', limits: [null, null] };
    expect(tried([method], callOf({ holds: [5], measured: false })).holds).toBe(false);
  });
});
