import { z } from 'zod';
import { job } from '../../platform/jobs.ts';

/** Takes a project over past calls, or takes back what it found; one that was interrupted goes on behind the last batch. */
export const projectRunJob = job({
  name: 'project_run',
  payload: z.object({ workspace_id: z.int(), run_id: z.int() }),
  retryLimit: 20,
  retryDelay: 1,
});
