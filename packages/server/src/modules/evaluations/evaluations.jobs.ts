import { z } from 'zod';
import { job } from '../../platform/jobs.ts';

/** Asks a version about a truth set; one that was interrupted goes on behind the last batch. */
export const evaluationJob = job({
  name: 'evaluation_run',
  payload: z.object({ workspace_id: z.int(), run_id: z.int() }),
  retryLimit: 20,
  retryDelay: 1,
});
