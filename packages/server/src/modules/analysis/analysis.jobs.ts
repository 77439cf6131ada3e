import { z } from 'zod';
import { job } from '../../platform/jobs.ts';

/**
 * Work over all calls: those that were never analysed, or those indexed by an older knowledge of words. *Numbers* were queued
 * here by an earlier version and may still wait.
 */
export const analyseAllJob = job({
  name: 'analyse_all',
  payload: z.object({ workspace_id: z.int(), what: z.enum(['missing', 'words', 'numbers']) }),
  retryLimit: 20,
  retryDelay: 1,
});

/** What an earlier version queued after a correction; the news that a call changed took its place. */
export const analyseFileJob = job({
  name: 'analyse_file',
  payload: z.object({ workspace_id: z.int(), file_id: z.string() }),
  retryLimit: 10,
  retryDelay: 1,
});
