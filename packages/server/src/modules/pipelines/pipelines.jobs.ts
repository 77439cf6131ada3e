import { z } from 'zod';
import { job } from '../../platform/jobs.ts';

/** Takes one file through its stages. `run` is the file's run number: a later restart makes this one stale. */
export const processFileJob = job({
  name: 'process_file',
  payload: z.object({ workspace_id: z.int(), file_id: z.string(), run: z.int() }),
  // Each kill of a worker costs an attempt; a file that cannot be processed fails at once, without retries.
  retryLimit: 20,
  retryDelay: 1,
  deadLetter: 'process_file_lost',
});

/** The same for one that takes a moment. */
export const processQuickJob = job({ ...processFileJob, name: 'process_quick' });

/** Where `process_file` lands when every attempt died with its worker. */
export const processFileLost = job({
  name: 'process_file_lost',
  payload: processFileJob.payload,
  retryLimit: 5,
  retryDelay: 5,
});
