import { z } from 'zod';
import { job } from '../../platform/jobs.ts';

/** Goes on with what is done to many calls, behind the last call that is through. */
export const bulkRunJob = job({
  name: 'bulk_run',
  payload: z.object({ workspace_id: z.int(), run_id: z.int() }),
  retryLimit: 20,
  retryDelay: 1,
});
