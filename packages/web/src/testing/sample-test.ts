import type { ReplyOf } from '@earshot/core/endpoint.ts';
import type { getEvaluation, listEvaluationRuns } from '@earshot/core/evaluations/evaluations.api.ts';
import type { Measure, TestedPlace, Told } from '@earshot/core/evaluations/evaluations.ts';
import type { listTruth } from '@earshot/core/evaluations/truths.api.ts';
import type { Truth } from '@earshot/core/evaluations/truths.ts';

const fileId = '01a1fd80-9e52-707e-8508-5dd781fe6998';
const at = '2026-01-01T10:00:00Z';
const call = {
  name: 'call.wav',
  operator: 'Olena Koval',
  abonent: '+380671234108',
  started_at: at,
  duration_ms: 412_000,
  type: 'audio' as const,
  audio_removed: false,
};

/** The labels of the sample classifier, as a test names them. */
export const testedLabels = [
  { id: 11, name: 'Invoice' },
  { id: 12, name: 'Outage' },
];

/** A place of a truth set, a phrase of the abonent, of which nobody has said anything. */
export const sampleTruth = (id: number, change: Partial<Truth> = {}): Truth => ({
  id,
  file_id: fileId,
  call,
  place: { phrase_id: id, last_phrase_id: id, start_ms: id * 10_000, end_ms: id * 10_000 + 4000 },
  text: `why is bill ${id} so high`,
  role: 'abonent',
  right: null,
  source: 'person',
  is_random: true,
  by: null,
  ...change,
});

type TruthList = ReplyOf<typeof listTruth>;

export const truthList = (results: Truth[], change: Partial<TruthList> = {}): TruthList => {
  const answered = results.filter(({ right }) => right !== null).length;
  return {
    count: results.length,
    limit: 25,
    offset: 0,
    results,
    items: testedLabels,
    counts: {
      all: results.length,
      open: results.length - answered,
      answered,
      random: answered,
      corrected: 0,
      calls: 1,
      people: 1,
    },
    ...change,
  };
};

const told = (items: number[], is_right: boolean): Told => ({
  items,
  values: [],
  probability: 0.8,
  is_unsure: false,
  is_right,
});

/** A place that the sixth version has right and the fifth had wrong. */
export const samplePlace = (id: number, change: Partial<TestedPlace> = {}): TestedPlace => ({
  truth_id: id,
  file_id: fileId,
  call,
  moment: {
    phrase_id: 4,
    words: null,
    start_ms: 309_000,
    end_ms: 313_000,
    speaker: null,
    role: 'abonent',
    text: 'why is the bill five hundred and ten',
  },
  text: 'why is the bill five hundred and ten',
  right: { labels: [11] },
  told: told([11], true),
  against: told([12], false),
  moments: [],
  words: null,
  ...change,
});

type Runs = ReplyOf<typeof listEvaluationRuns>;

/** Two tested versions, and a seventh that was not. */
export const sampleRuns = (change: Partial<Runs> = {}): Runs => ({
  count: 2,
  limit: 200,
  offset: 0,
  results: [6, 5].map((version) => ({
    id: version,
    version,
    status: 'done',
    done: 40,
    total: 40,
    created_at: at,
    ended_at: at,
    verdict: null,
    reason: null,
  })),
  versions: [7, 6, 5].map((version) => ({ version, name: `v${version}`, at })),
  ...change,
});

const measure = (name: Measure['name'], change: Partial<Measure>): Measure => ({
  name,
  item_id: null,
  n: 1312,
  value: 0.915,
  low: 0.9,
  high: 0.93,
  against: {
    value: 0.889,
    difference: { value: 0.026, low: 0.012, high: 0.04 },
    p: 0.0004,
    verdict: 'better',
  },
  ...change,
});

const worse = {
  value: 0.93,
  difference: { value: -0.09, low: -0.15, high: -0.02 },
  p: 0.03,
  verdict: 'worse',
} as const;

type Result = ReplyOf<typeof getEvaluation>;

/** What the sixth version is against the fifth: better as a whole, worse of outages. */
export const sampleResult = (change: Partial<Result> = {}): Result => ({
  version: 6,
  against: 5,
  n: 1312,
  calls: 420,
  items: testedLabels,
  measures: [
    measure('accuracy', {}),
    measure('precision', { item_id: 11, n: 71 }),
    measure('recall', { item_id: 11, n: 71 }),
    measure('f1', { item_id: 11, n: 12 }),
    measure('f1', { item_id: 12, n: 117, value: 0.84, low: 0.79, high: 0.89, against: worse }),
    measure('unsure', { value: 0.054, low: 0.04, high: 0.07, against: null }),
  ],
  confusion: [
    [288, 3, 1],
    [14, 190, 0],
    [2, 1, 50],
  ],
  confusion_against: [
    [280, 5, 7],
    [23, 181, 0],
    [2, 1, 50],
  ],
  reliability: [],
  won: 58,
  lost: 24,
  both_wrong: 88,
  wrong: 112,
  p: 0.0004,
  verdict: 'better',
  left_out: [{ reason: 'not_said', n: 4 }],
  learned_calls: 3,
  ...change,
});
