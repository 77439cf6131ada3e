import { z } from 'zod';
import { job } from '../../platform/jobs.ts';

/** Scores past calls by a goal; one that was interrupted goes on behind the last batch. */
export const goalRunJob = job({
  name: 'goal_run',
  payload: z.object({ workspace_id: z.int(), run_id: z.int() }),
  retryLimit: 20,
  retryDelay: 1,
});
