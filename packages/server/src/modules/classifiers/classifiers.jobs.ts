import { z } from 'zod';
import { job } from '../../platform/jobs.ts';

/** Learns a classifier from its examples. The same examples make the same version, so that one that was killed is done again. */
export const learnClassifierJob = job({
  name: 'classifier_learn',
  payload: z.object({ workspace_id: z.int(), learning_id: z.int() }),
  retryLimit: 10,
  retryDelay: 2,
});

/** Has past calls answered by a version; one that was interrupted goes on behind the last batch. */
export const classifierRunJob = job({
  name: 'classifier_run',
  payload: z.object({ workspace_id: z.int(), run_id: z.int() }),
  retryLimit: 20,
  retryDelay: 1,
});

/** Chooses what people are asked about next. */
export const fillQueueJob = job({
  name: 'classifier_queue',
  payload: z.object({
    workspace_id: z.int(),
    classifier_id: z.int(),
    /** Of whose calls; left out for all. */
    project_id: z.int().optional(),
  }),
  retryLimit: 5,
  retryDelay: 1,
});
