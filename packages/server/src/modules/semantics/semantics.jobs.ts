import { z } from 'zod';
import { job } from '../../platform/jobs.ts';

/** Learns from what was said since the last time. Where that is little, nothing happens. */
export const trainSemanticsJob = job({
  name: 'train_semantics',
  payload: z.object({ workspace_id: z.int() }),
  retryLimit: 3,
  retryDelay: 10,
});

/** Sends phrases that have no vector yet to the connected embedding server. */
export const embedPhrasesJob = job({
  name: 'embed_phrases',
  payload: z.object({ workspace_id: z.int() }),
  retryLimit: 20,
  retryDelay: 5,
});
