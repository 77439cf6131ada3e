import type { CallLabel } from '@earshot/core/classifiers/call-labels.api.ts';
import type { classifierReport, LabelTold } from '@earshot/core/classifiers/checks.api.ts';
import type { Classifier } from '@earshot/core/classifiers/classifiers.ts';
import type { Example } from '@earshot/core/classifiers/examples.ts';
import type { QueueItem } from '@earshot/core/classifiers/queue.api.ts';
import type { ReplyOf } from '@earshot/core/endpoint.ts';

const created = '2026-01-01T10:00:00Z';
const fileId = '01a1fd80-9e52-707e-8508-5dd781fe6998';

type Labels = Classifier['labels'];
const labels: Labels = [
  { id: 11, name: 'Invoice', color: 'orange', advanced_filter: null, goal: { kind: 'f1' }, examples: 198 },
  { id: 12, name: 'Outage', color: 'teal', advanced_filter: null, goal: { kind: 'f1' }, examples: 241 },
  { id: 13, name: 'Moving', color: 'blue', advanced_filter: null, goal: { kind: 'f1' }, examples: 9 },
];

/** One that has learned three labels from passages of the abonent, and answers by its fifth version. */
export const sampleClassifier = (change: Partial<Classifier> = {}): Classifier => ({
  id: 1,
  name: 'Why they call',
  description: '',
  type: 'multi_label',
  choose: 'any',
  unit: 'passage',
  passage: 3,
  who: 'abonent',
  part: { name: 'entire', seconds: null, percent: null },
  labels,
  revision: 7,
  version: 5,
  author: 'Olena Koval',
  locked: false,
  can_change: true,
  can_lock: true,
  created,
  updated: created,
  status: 'READY',
  accuracy: { value: 0.912, low: 0.894, high: 0.93, n: 1186 },
  usual: 0.19,
  missing: [],
  examples: 1186,
  labellers: 4,
  agreement: { kappa: 0.81, n: 164 },
  unsettled: 0,
  changed: 46,
  refit: [],
  progress: null,
  learned: { at: created, by: 'Olena Koval', ms: 4100 },
  error: null,
  used_by: [{ kind: 'pattern', id: 3, name: 'Cancellation intent' }],
  ...change,
});

/** One that nobody has labelled anything for. */
export const newClassifier = (change: Partial<Classifier> = {}): Classifier =>
  sampleClassifier({
    id: 2,
    name: 'Money back',
    status: 'NEW',
    version: 0,
    accuracy: null,
    usual: null,
    examples: 0,
    labellers: 0,
    agreement: null,
    changed: 0,
    learned: null,
    used_by: [],
    labels: labels.map((label) => ({ ...label, examples: 0 })),
    missing: labels.map(({ id }) => ({ label_id: id, examples: 20 })),
    ...change,
  });

export const told = (id: number, probability: number, change: Partial<LabelTold> = {}): LabelTold => ({
  id,
  name: labels.find((label) => label.id === id)?.name ?? '',
  probability,
  decision: probability >= 0.5 ? 'yes' : 'no',
  threshold: 0.5,
  unsure_from: 0.42,
  unsure_to: 0.55,
  ...change,
});

/** What the sample says of a call, by a moment of its second phrase. */
export const callLabel = (id: number, probability: number, change: Partial<CallLabel> = {}): CallLabel => ({
  classifier_id: 1,
  classifier: 'Why they call',
  label_id: id,
  label: labels.find((label) => label.id === id)?.name ?? '',
  color: labels.find((label) => label.id === id)?.color ?? 'grey',
  version: 5,
  probability,
  decision: probability >= 0.5 ? 'yes' : 'no',
  by: 'machine',
  person: null,
  at: created,
  moments: [
    {
      phrase_id: 1,
      words: [1, 2],
      start_ms: 3500,
      end_ms: 4400,
      speaker: 'abonent',
      role: 'abonent',
      text: 'bill is',
    },
  ],
  ...change,
});

const text = 'why is the bill so high, the internet was away for three days';

export const queueItem = (id: number, change: Partial<QueueItem> = {}): QueueItem => ({
  id,
  reason: 'least_certain',
  text,
  role: 'abonent',
  place: { file_id: fileId, phrase_id: 4, last_phrase_id: 6, start_ms: 158_000, end_ms: 174_000 },
  call: {
    name: 'call.wav',
    operator: 'Olena Koval',
    abonent: '+380671234108',
    direction: 'inbound',
    language: 'uk',
    started_at: created,
    duration_ms: 412_000,
    type: 'audio',
    audio_removed: false,
  },
  before: [
    { start_ms: 143_000, role: 'operator', text: 'I am sorry to hear that.' },
    { start_ms: 151_000, role: 'operator', text: 'Which tariff do you have, and what do you pay?' },
  ],
  after: [{ start_ms: 175_000, role: 'operator', text: 'Let me look. The discount ended on the first.' }],
  labels: [told(11, 0.51), told(12, 0.47, { decision: 'unsure' }), told(13, 0.02)],
  words: [
    { text: 'bill', weight: 1.1, label_id: 11, start: 11, end: 15 },
    { text: 'high', weight: 0.7, label_id: 11, start: 19, end: 23 },
    { text: 'away', weight: -0.6, label_id: 11, start: 42, end: 46 },
  ],
  proposed_by: [],
  copies: 14,
  ...change,
});

const histogram = (falls: boolean) =>
  Array.from({ length: 20 }, (_, at) => Math.round(60 * 0.8 ** (falls ? at : 19 - at)));

/** What is known of the sample. */
export const sampleReport = (
  change: Partial<ReplyOf<typeof classifierReport>> = {},
): ReplyOf<typeof classifierReport> => ({
  version: 5,
  n: 1186,
  accuracy: { value: 0.912, low: 0.894, high: 0.93 },
  usual: 0.19,
  mean_f1: { value: 0.87, low: 0.84, high: 0.9 },
  unsure: 0.068,
  sure_accuracy: { value: 0.95, low: 0.94, high: 0.96 },
  labels: labels.map(({ id, name, examples }, at) => ({
    id,
    name,
    threshold: 0.44,
    unsure_from: 0.36,
    unsure_to: 0.5,
    precision: 0.9 - at * 0.04,
    recall: 0.92 - at * 0.12,
    f1: 0.91 - at * 0.09,
    low: 0.86 - at * 0.2,
    high: 0.94 - at * 0.02,
    n: examples,
    wrong: 29 - at * 12,
    missed: 23 - at * 10,
    unsure: 8,
    histogram: { with: histogram(false), without: histogram(true) },
    words: [
      { text: 'bill', weight: 2.4 },
      { text: 'money', weight: 1.9 },
      { text: 'call back', weight: -1.4 },
    ],
  })),
  confusion: null,
  reliability: [
    { from: 0, to: 0.1, n: 400, right: 15, probability: 0.04 },
    { from: 0.4, to: 0.5, n: 58, right: 29, probability: 0.46 },
    { from: 0.8, to: 0.9, n: 170, right: 150, probability: 0.86 },
    { from: 0.9, to: 1, n: 400, right: 390, probability: 0.97 },
  ],
  ece: 0.03,
  curve: [
    { n: 100, value: 0.61, low: 0.53, high: 0.7 },
    { n: 450, value: 0.82, low: 0.79, high: 0.86 },
    { n: 940, value: 0.891, low: 0.871, high: 0.911 },
    { n: 1186, value: 0.912, low: 0.894, high: 0.93 },
  ],
  forecast: { more: 50, gain: 0.004, low: 0.002, high: 0.009 },
  ...change,
});

export const sampleExample = (id: number, change: Partial<Example> = {}): Example => ({
  id,
  text: 'every evening a red light and all goes down',
  role: 'abonent',
  place: { file_id: fileId, phrase_id: 2, last_phrase_id: 2, start_ms: 251_000, end_ms: 255_000 },
  call: { name: 'call.wav', type: 'audio', audio_removed: false },
  source: 'queue',
  is_random: false,
  answers: [{ user_id: 7, by: 'Andrii M.', labels: [11], at: created }],
  labels: [11],
  is_settled: true,
  guesses: [{ label_id: 12, probability: 0.97 }],
  ...change,
});
