import { z } from 'zod';
import { speakerRoles } from '../call/role.ts';
import { CallMoment } from '../detection/moments.ts';
import { endpoint } from '../endpoint.ts';
import { soundFields } from '../files/files.ts';
import { listOf, Paging } from '../lists.ts';
import { runStatuses } from '../rules/rules.ts';
import { tagColors } from '../tags/tag-colors.ts';
import {
  Classifier,
  ClassifierInput,
  fewestExamples,
  longestExample,
  mostExamplesAtOnce,
  Spread,
} from './classifiers.ts';
import { Example, exampleViews, Imported, NewExample } from './examples.ts';
import { pickReasons } from './pick-examples.ts';

const Params = z.object({ id: z.coerce.number().int() });
const ExampleParams = z.object({ id: z.coerce.number().int(), example_id: z.coerce.number().int() });

export const listClassifiers = endpoint({
  method: 'GET',
  path: 'classifiers',
  can: 'classifiers.read',
  summary: 'Classifiers of the workspace with their labels and how far each has come',
  query: z.object({ ...Paging, limit: Paging.limit.default(1000) }),
  reply: listOf(Classifier),
});
export const getClassifier = endpoint({
  method: 'GET',
  path: 'classifiers/{id}',
  can: 'classifiers.read',
  summary: 'One classifier',
  params: Params,
  reply: Classifier,
});
export const createClassifier = endpoint({
  method: 'POST',
  path: 'classifiers',
  can: 'classifiers.write',
  summary: 'Add a classifier with its labels',
  body: ClassifierInput,
  size: 'rules',
  reply: Classifier,
  status: 201,
});
export const updateClassifier = endpoint({
  method: 'PUT',
  path: 'classifiers/{id}',
  can: 'classifiers.write',
  summary: 'Change a classifier; what it learned stays until it learns again',
  params: Params,
  body: ClassifierInput,
  size: 'rules',
  reply: Classifier,
});
export const removeClassifier = endpoint({
  method: 'DELETE',
  path: 'classifiers/{id}',
  can: 'classifiers.write',
  summary: 'Remove a classifier with its examples, versions and answers',
  params: Params,
  reply: null,
  status: 204,
});
export const lockClassifier = endpoint({
  method: 'POST',
  path: 'classifiers/{id}/lock',
  can: 'classifiers.write',
  summary: 'Only the author may lock or unlock',
  params: Params,
  body: z.object({ locked: z.boolean() }),
  reply: Classifier,
});
export const cloneClassifier = endpoint({
  method: 'POST',
  path: 'classifiers/{id}/clone',
  can: 'classifiers.write',
  summary: 'A copy under a new name, with the same examples; it has learned nothing yet',
  params: Params,
  reply: Classifier,
  status: 201,
});

/** A version that was learned. `body`: what the classifier was then. */
export const LearnedVersion = z.object({
  version: z.int(),
  body: z.record(z.string(), z.unknown()),
  by: z.string().nullable(),
  at: z.string(),
  ms: z.int(),
  examples: z.int(),
  accuracy: Spread.nullable(),
  /** Answers new calls now. */
  is_live: z.boolean(),
});
export type LearnedVersion = z.infer<typeof LearnedVersion>;
export const listClassifierVersions = endpoint({
  method: 'GET',
  path: 'classifiers/{id}/versions',
  can: 'classifiers.read',
  summary: 'What was learned, newest first',
  params: Params,
  query: z.object({ ...Paging, limit: Paging.limit.default(50) }),
  reply: listOf(LearnedVersion),
});
export const restoreClassifierVersion = endpoint({
  method: 'POST',
  path: 'classifiers/{id}/versions/{version}/restore',
  can: 'classifiers.write',
  summary: 'Has a former version answer again; calls keep the answers that they have',
  params: z.object({ id: z.coerce.number().int(), version: z.coerce.number().int() }),
  reply: Classifier,
});

export const learnClassifier = endpoint({
  method: 'POST',
  path: 'classifiers/{id}/learn',
  can: 'classifiers.write',
  summary: `Learn from the labels that people gave; the first time each label needs ${fewestExamples}`,
  params: Params,
  reply: Classifier,
  status: 202,
});
export const cancelLearning = endpoint({
  method: 'POST',
  path: 'classifiers/{id}/cancel',
  can: 'classifiers.write',
  summary: 'Stop learning; the version that answers goes on',
  params: Params,
  reply: Classifier,
});

/** What a text or a passage of a call is told to be about. */
const LabelTold = z.object({
  id: z.int(),
  name: z.string(),
  probability: z.number(),
  decision: z.enum(['yes', 'no', 'unsure']),
  threshold: z.number(),
  unsure_from: z.number(),
  unsure_to: z.number(),
});
export type LabelTold = z.infer<typeof LabelTold>;
/** A word, and what it adds to the score of a label: above 0 it speaks for it. `start`, `end`: where in the text. */
const WordTold = z.object({
  text: z.string(),
  weight: z.number(),
  label_id: z.int(),
  start: z.int(),
  end: z.int(),
});
export type WordTold = z.infer<typeof WordTold>;
/** A unit of what was checked. `moment`: where it was said, of a call. */
const UnitTold = z.object({
  text: z.string(),
  role: z.enum(speakerRoles).nullable(),
  moment: CallMoment.nullable(),
  last_phrase_id: z.int().nullable(),
  labels: z.array(LabelTold),
  words: z.array(WordTold),
  is_unknown: z.boolean(),
});
export type UnitTold = z.infer<typeof UnitTold>;
export const checkClassifier = endpoint({
  method: 'POST',
  path: 'classifiers/{id}/check',
  can: 'classifiers.read',
  summary: 'What a classifier says of a text or a call, and by which words',
  params: Params,
  body: z.object({
    text: z.string().max(longestExample).optional(),
    file_id: z.string().max(64).optional(),
    /** The one that answers, unless another is named. */
    version: z.int().optional(),
  }),
  reply: z.object({
    version: z.int(),
    /** Of everything together: for each label its strongest unit. */
    labels: z.array(LabelTold),
    /** The words of that strongest unit which speak most for the labels it is likely to have, or against them. */
    words: z.array(WordTold),
    units: z.array(UnitTold),
  }),
});

const Share = z.object({ value: z.number(), low: z.number(), high: z.number() }).nullable();
export const classifierReport = endpoint({
  method: 'GET',
  path: 'classifiers/{id}/report',
  can: 'classifiers.read',
  summary: 'How good a version is, on examples that it had not learned from',
  params: Params,
  query: z.object({ version: z.coerce.number().int().optional() }),
  reply: z.object({
    version: z.int(),
    n: z.int(),
    accuracy: Share,
    usual: z.number().nullable(),
    mean_f1: Share,
    unsure: z.number().nullable(),
    sure_accuracy: Share,
    labels: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        threshold: z.number(),
        unsure_from: z.number(),
        unsure_to: z.number(),
        precision: z.number().nullable(),
        recall: z.number().nullable(),
        f1: z.number().nullable(),
        /** Of F1. */
        low: z.number().nullable(),
        high: z.number().nullable(),
        n: z.int(),
        wrong: z.int(),
        missed: z.int(),
        unsure: z.int(),
        /** How many examples with the label and without it were told to have it with which probability, in twentieths. */
        histogram: z.object({ with: z.array(z.int()), without: z.array(z.int()) }),
        /** Words that speak most for it and against it. */
        words: z.array(z.object({ text: z.string(), weight: z.number() })),
      }),
    ),
    /** Where one is chosen: of each label (a line) how many were taken for which (a column). */
    confusion: z.array(z.array(z.int())).nullable(),
    reliability: z.array(
      z.object({
        from: z.number(),
        to: z.number(),
        n: z.int(),
        right: z.int(),
        probability: z.number(),
      }),
    ),
    ece: z.number().nullable(),
    /** Accuracy after so many examples, as versions were learned, and what the next fifty would likely bring. */
    curve: z.array(z.object({ n: z.int(), value: z.number(), low: z.number(), high: z.number() })),
    forecast: z.object({ more: z.int(), gain: z.number(), low: z.number(), high: z.number() }).nullable(),
  }),
});

export const listExamples = endpoint({
  method: 'GET',
  path: 'classifiers/{id}/examples',
  can: 'classifiers.read',
  summary: 'Examples with what people said of them',
  params: Params,
  query: z.object({
    ...Paging,
    limit: Paging.limit.default(50),
    view: z.enum(exampleViews).default('all'),
    label_id: z.coerce.number().int().optional(),
    user_id: z.coerce.number().int().optional(),
    search: z.string().max(200).optional(),
  }),
  reply: listOf(Example),
});
export const addExamples = endpoint({
  method: 'POST',
  path: 'classifiers/{id}/examples',
  can: 'classifiers.write',
  summary: 'Add labelled texts or moments of calls, as JSON or as CSV with a line of titles',
  params: Params,
  body: z.union([
    z.object({
      examples: z.array(NewExample).min(1).max(mostExamplesAtOnce),
      /** Makes labels that are not there. */
      new_labels: z.boolean().default(false),
    }),
    z.object({ csv: z.string().min(1), new_labels: z.boolean().default(false) }),
  ]),
  size: 'import',
  reply: Imported,
  status: 201,
});
export const answerExample = endpoint({
  method: 'PUT',
  path: 'classifiers/{id}/examples/{example_id}',
  can: 'classifiers.write',
  summary: 'Say which labels an example has; `settles` where people differ',
  params: ExampleParams,
  body: z.object({
    labels: z.array(z.int()).max(100).nullable(),
    settles: z.boolean().default(false),
  }),
  reply: Example,
});
export const keepExample = endpoint({
  method: 'POST',
  path: 'classifiers/{id}/examples/{example_id}/keep',
  can: 'classifiers.write',
  summary: 'Its labels are right, whatever the classifier says: it is not suspicious any more',
  params: ExampleParams,
  reply: Example,
});
export const removeExample = endpoint({
  method: 'DELETE',
  path: 'classifiers/{id}/examples/{example_id}',
  can: 'classifiers.write',
  summary: 'Remove an example with all that was said of it',
  params: ExampleParams,
  reply: null,
  status: 204,
});
export const exportExamples = endpoint({
  method: 'GET',
  path: 'classifiers/{id}/examples/export',
  can: 'classifiers.read',
  summary: 'All examples as a file, CSV or JSON, as they can be added again',
  params: Params,
  query: z.object({ format: z.enum(['csv', 'json']).default('csv') }),
  reply: null,
});

export const queueKinds = ['mixed', ...pickReasons] as const;
/** A unit that somebody is asked about. */
export const QueueItem = z.object({
  id: z.int(),
  reason: z.enum(pickReasons),
  text: z.string(),
  role: z.enum(speakerRoles).nullable(),
  place: z.object({
    file_id: z.string(),
    phrase_id: z.int(),
    last_phrase_id: z.int(),
    start_ms: z.int(),
    end_ms: z.int(),
  }),
  call: z.object({
    name: z.string(),
    operator: z.string().nullable(),
    abonent: z.string().nullable(),
    direction: z.string().nullable(),
    language: z.string().nullable(),
    started_at: z.string(),
    duration_ms: z.int().nullable(),
    ...soundFields,
  }),
  /** What was said around it. */
  before: z.array(z.object({ start_ms: z.int(), role: z.enum(speakerRoles).nullable(), text: z.string() })),
  after: z.array(z.object({ start_ms: z.int(), role: z.enum(speakerRoles).nullable(), text: z.string() })),
  /** What the version that answers says of it; hidden where it was drawn by chance, so that nobody is led. */
  labels: z.array(LabelTold),
  words: z.array(WordTold),
  /** Labels whose filters propose it. */
  proposed_by: z.array(z.int()),
  /** How many others say nearly the same and get the same answer. */
  copies: z.int(),
});
export type QueueItem = z.infer<typeof QueueItem>;
export const listQueue = endpoint({
  method: 'GET',
  path: 'classifiers/{id}/queue',
  can: 'classifiers.write',
  summary: 'What to label next: the least certain, some by chance, some that label filters propose',
  params: Params,
  query: z.object({
    kind: z.enum(queueKinds).default('mixed'),
    limit: z.coerce.number().int().min(1).max(50).default(10),
    /** The training project whose calls are meant; else the newest calls. */
    project_id: z.coerce.number().int().optional(),
  }),
  reply: z.object({
    results: z.array(QueueItem),
    left: z.object({
      mixed: z.int(),
      least_certain: z.int(),
      random: z.int(),
      proposed: z.int(),
    }),
    /** More are being looked for. */
    is_filling: z.boolean(),
    /** Answers of this person today. */
    today: z.int(),
  }),
});
export const answerQueueItem = endpoint({
  method: 'PUT',
  path: 'classifiers/{id}/queue/{item_id}',
  can: 'classifiers.write',
  summary: 'Say which labels it has; null where that cannot be told',
  params: z.object({ id: z.coerce.number().int(), item_id: z.coerce.number().int() }),
  body: z.object({
    labels: z.array(z.int()).max(100).nullable(),
    /** How long it took. */
    ms: z.int().min(0).max(3_600_000).optional(),
  }),
  reply: z.object({ example_id: z.int(), copies: z.int() }),
});
export const undoQueueItem = endpoint({
  method: 'DELETE',
  path: 'classifiers/{id}/queue/{item_id}',
  can: 'classifiers.write',
  summary: 'Take back what was said last of it; it is asked about again',
  params: z.object({ id: z.coerce.number().int(), item_id: z.coerce.number().int() }),
  reply: null,
  status: 204,
});

export const listLabellers = endpoint({
  method: 'GET',
  path: 'classifiers/{id}/labellers',
  can: 'classifiers.read',
  summary: 'Who labelled how much, and how far each agrees with the others',
  params: Params,
  reply: z.object({
    results: z.array(
      z.object({
        user_id: z.int().nullable(),
        name: z.string().nullable(),
        examples: z.int(),
        per_minute: z.number().nullable(),
        /** Over examples that somebody else labelled, too. */
        kappa: z.number().nullable(),
        n: z.int(),
      }),
    ),
    agreement: z.object({ kappa: z.number(), n: z.int() }).nullable(),
  }),
});

/** A classifier on its way over calls that are there. */
export const ClassifierRun = z.object({
  id: z.int(),
  classifier_id: z.int(),
  version: z.int(),
  status: z.enum(runStatuses),
  total: z.int(),
  done: z.int(),
  /** Labels that calls get, lose and keep. */
  added: z.int(),
  removed: z.int(),
  kept: z.int(),
  created: z.string(),
  ended: z.string().nullable(),
});
export type ClassifierRun = z.infer<typeof ClassifierRun>;
export const previewClassifier = endpoint({
  method: 'POST',
  path: 'classifiers/{id}/preview',
  can: 'classifiers.write',
  summary: 'What applying it to past calls would change, on a sample of the newest',
  params: Params,
  body: z.object({ days: z.int().min(1).max(3650).default(30) }),
  reply: z.object({
    version: z.int(),
    days: z.int(),
    total: z.int(),
    looked_at: z.int(),
    labels: z.array(
      z.object({
        label_id: z.int(),
        name: z.string(),
        before: z.int(),
        after: z.int(),
        added: z.int(),
        removed: z.int(),
      }),
    ),
    sample: z.array(
      z.object({
        file_id: z.string(),
        name: z.string(),
        operator: z.string().nullable(),
        started_at: z.string(),
        label_id: z.int(),
        change: z.enum(['added', 'removed']),
        moments: z.array(CallMoment),
      }),
    ),
  }),
});
export const applyClassifier = endpoint({
  method: 'POST',
  path: 'classifiers/{id}/apply',
  can: 'classifiers.write',
  summary: 'Have the calls of the last days answered by the present version, or all where no days are named',
  params: Params,
  body: z.object({ days: z.int().min(1).max(3650).nullable().default(null) }),
  reply: ClassifierRun,
  status: 202,
});
export const listClassifierRuns = endpoint({
  method: 'GET',
  path: 'classifiers/{id}/runs',
  can: 'classifiers.read',
  summary: 'Its ways over past calls, newest first',
  params: Params,
  query: z.object(Paging),
  reply: listOf(ClassifierRun),
});
export const cancelClassifierRun = endpoint({
  method: 'POST',
  path: 'classifiers/{id}/runs/{run_id}/cancel',
  can: 'classifiers.write',
  summary: 'Stop where it is; what it has answered so far stays',
  params: z.object({ id: z.coerce.number().int(), run_id: z.coerce.number().int() }),
  reply: ClassifierRun,
});

/** What a classifier says of a call, or a person in its place. */
export const CallLabel = z.object({
  classifier_id: z.int(),
  classifier: z.string(),
  label_id: z.int(),
  label: z.string(),
  color: z.enum(tagColors),
  /** The version that answered the call; 0 where only people said something of it. */
  version: z.int(),
  probability: z.number(),
  decision: z.enum(['yes', 'no', 'unsure']),
  by: z.enum(['machine', 'person']),
  /** Who said so, where that was a person who is known still. */
  person: z.string().nullable(),
  /** When that was said. */
  at: z.string(),
  moments: z.array(CallMoment),
});
export type CallLabel = z.infer<typeof CallLabel>;
export const listCallLabels = endpoint({
  method: 'GET',
  path: 'files/{file_id}/labels',
  can: 'classifiers.read',
  summary: 'Labels of a call with the moments they stand on, those that are unsure as well',
  params: z.object({ file_id: z.string() }),
  /** `all`: those that it has not, too. */
  query: z.object({ all: z.enum(['0', '1']).default('0') }),
  reply: z.object({ results: z.array(CallLabel) }),
});
export const decideCallLabel = endpoint({
  method: 'PUT',
  path: 'files/{file_id}/labels/{label_id}',
  can: 'classifiers.write',
  summary: 'A person says whether a call has a label; null takes that back',
  params: z.object({ file_id: z.string(), label_id: z.coerce.number().int() }),
  body: z.object({ has: z.boolean().nullable() }),
  reply: z.object({ results: z.array(CallLabel) }),
});
