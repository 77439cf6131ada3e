import { z } from 'zod';
import { entireCall, Part } from '../call/part.ts';
import { whos } from '../call/role.ts';
import { Query } from '../matching/query.ts';
import { ruleFields } from '../rules/rules.ts';
import { tagColors } from '../tags/tag-colors.ts';

export const classifierTypes = ['binary', 'multi_label'] as const;
export type ClassifierType = (typeof classifierTypes)[number];

/** Whether each label is asked for by itself, or one of them is chosen. */
export const labelChoices = ['any', 'one'] as const;
export type LabelChoice = (typeof labelChoices)[number];

/** What is classified at once. */
export const classifiedUnits = ['phrase', 'passage', 'call'] as const;
export type ClassifiedUnit = (typeof classifiedUnits)[number];

export const classifierStatuses = [
  'NEW',
  'WAITING FOR DATA',
  'LEARNING',
  'READY',
  'NEED REFIT',
  'ERROR',
] as const;
export type ClassifierStatus = (typeof classifierStatuses)[number];

export const mostLabels = 100;
/** Before its first learning every label needs so many examples; later ones may have fewer. */
export const fewestExamples = 20;
/** Examples that a classifier keeps; of more nothing new is learned, and learning takes minutes. */
export const mostExamples = 100_000;
/** Characters of one example: a call as a whole has some tens of thousands. */
export const longestExample = 20_000;
/** Examples of one request. */
export const mostExamplesAtOnce = 5000;
/** Phrases of a passage. */
export const passagePhrases = { least: 2, most: 10, usual: 3 } as const;
/** Bounds of the name of a classifier, in characters. */
export const classifierNameLength = { least: 3, most: 100 } as const;
export const longestLabel = 100;

/** What a label's threshold is for: the best balance, so many of those that are given rightly, or a probability of one's own. */
export const LabelGoal = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('f1') }),
  z.object({ kind: z.literal('precision'), least: z.number().min(0.5).max(0.99) }),
  z.object({ kind: z.literal('fixed'), at: z.number().min(0.01).max(0.99) }),
]);
export type LabelGoal = z.infer<typeof LabelGoal>;

const LabelInput = z.object({
  /** Of a label that is there; a new one has none. */
  id: z.int().optional(),
  name: z.string().trim().min(1).max(longestLabel),
  color: z.enum(tagColors).default('grey'),
  /** What proposes examples of it. */
  advanced_filter: Query.nullable().default(null),
  goal: LabelGoal.default({ kind: 'f1' }),
});
export const Label = LabelInput.extend({ id: z.int() });
export type Label = z.infer<typeof Label>;

/** A classifier as a person sets it. */
export const ClassifierInput = z.object({
  name: z.string().trim().min(classifierNameLength.least).max(classifierNameLength.most),
  description: z.string().max(1000).default(''),
  type: z.enum(classifierTypes).default('multi_label'),
  choose: z.enum(labelChoices).default('any'),
  unit: z.enum(classifiedUnits).default('phrase'),
  /** Phrases of a passage, where it classifies passages. */
  passage: z.int().min(passagePhrases.least).max(passagePhrases.most).default(passagePhrases.usual),
  who: z.enum(whos).default('anyone'),
  part: Part.default(entireCall),
  labels: z.array(LabelInput).max(mostLabels),
});
export type ClassifierInput = z.infer<typeof ClassifierInput>;

/** A number with the bounds of its 95 % interval. */
export const Estimate = z.object({ value: z.number(), low: z.number(), high: z.number() });
export type Estimate = z.infer<typeof Estimate>;

/** An estimate over `n` answers. */
export const Spread = Estimate.extend({ n: z.int() });
export type Spread = z.infer<typeof Spread>;

/** Why a classifier should learn again. */
export const refitReasons = ['labels', 'definition', 'unknown_words', 'label_shares', 'accuracy'] as const;
export type RefitReason = (typeof refitReasons)[number];

/** Why learning failed: a code of the product's failures with what it says, or `internal`. */
export const LearningError = z.object({
  code: z.enum(['too_few', 'one_answer', 'internal']),
  label_id: z.int().nullable(),
});
export type LearningError = z.infer<typeof LearningError>;

/** Where a classifier is used, by its id and name. */
export const usedByKinds = ['pattern', 'tag', 'goal', 'project'] as const;
export const UsedBy = z.object({ kind: z.enum(usedByKinds), id: z.int(), name: z.string() });
export type UsedBy = z.infer<typeof UsedBy>;

export const Classifier = z.object({
  ...ClassifierInput.shape,
  labels: z.array(Label.extend({ /** Examples that people gave it to. */ examples: z.int() })),
  ...ruleFields,
  /** How often what people set of it has changed; given back with a change, so that none is undone unseen. */
  revision: z.int(),
  /** The learned version that answers; 0 where none does. */
  version: z.int(),
  status: z.enum(classifierStatuses),
  /** Of the version that answers, on examples that it had not learned from. */
  accuracy: Spread.nullable(),
  /** What always giving the commonest answer would reach on them. */
  usual: z.number().nullable(),
  /** How many examples each label still needs before the first learning. */
  missing: z.array(z.object({ label_id: z.int(), examples: z.int() })),
  /** Examples with an answer, by how many people. */
  examples: z.int(),
  labellers: z.int(),
  /** How far people who labelled the same agree: Cohen's kappa over all labels, and over how many answers. */
  agreement: z.object({ kappa: z.number(), n: z.int() }).nullable(),
  /** Examples on which people differ; they teach nothing until that is settled. */
  unsettled: z.int(),
  /** Examples whose answers are others than when the version that answers was learned. */
  changed: z.int(),
  refit: z.array(z.enum(refitReasons)),
  /** 0 … 1 while it learns. */
  progress: z.number().nullable(),
  learned: z.object({ at: z.string(), by: z.string().nullable(), ms: z.int() }).nullable(),
  error: LearningError.nullable(),
  used_by: z.array(UsedBy),
});
export type Classifier = z.infer<typeof Classifier>;
