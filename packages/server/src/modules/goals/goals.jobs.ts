import { z } from 'zod';
import { job } from '../../platform/jobs.ts';

/** Scores past calls by a goal; one that was interrupted goes on behind the last batch. */
export const goalRunJob = job({
  name: 'goal_run',
  payload: z.object({ workspace_id: z.int(), run_id: z.int() }),
  retryLimit: 20,
  retryDelay: 1,
});

/** Asks a language model about one call what waits for it in a goal. */
export const askModelJob = job({
  name: 'goal_model',
  payload: z.object({ workspace_id: z.int(), goal_id: z.int(), file_id: z.string() }),
  retryLimit: 6,
  retryDelay: 1,
});

/** Learns a question of a goal from the reviews that are there. Where few are new, nothing happens. */
export const learnQuestionJob = job({
  name: 'goal_learn',
  payload: z.object({ workspace_id: z.int(), goal_id: z.int(), question_id: z.int() }),
  retryLimit: 10,
  retryDelay: 2,
});

/** Writes what answers earn of their points beside those that were there before this was kept. */
export const fillCreditsJob = job({
  name: 'goal_credits',
  payload: z.object({ workspace_id: z.int() }),
  retryLimit: 20,
  retryDelay: 1,
});
