import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { listOf, Paging } from '../lists.ts';
import { Classifier, ClassifierInput, fewestExamples, Spread } from './classifiers.ts';

const Params = z.object({ id: z.coerce.number().int() });

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
  body: ClassifierInput.extend({
    /** As it was read: where somebody has changed it since, nothing is changed. */
    revision: z.int().optional(),
  }),
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
  summary: 'A copy under a new name, with the same examples; where they are enough it begins to learn',
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
