import { z } from 'zod';
import { job } from '../../platform/jobs.ts';

/** Work over all calls: those that were never analysed, or those indexed by an older knowledge of words. */
export const analyseAllJob = job({
  name: 'analyse_all',
  payload: z.object({ workspace_id: z.int(), what: z.enum(['missing', 'words']) }),
  retryLimit: 20,
  retryDelay: 1,
});
