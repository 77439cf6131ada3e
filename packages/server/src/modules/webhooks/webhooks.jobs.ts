import { z } from 'zod';
import { job } from '../../platform/jobs.ts';

/** Sends what a webhook is due; what is due later has a job that comes then. */
export const sendWebhookJob = job({
  name: 'send_webhook',
  payload: z.object({
    workspace_id: z.int(),
    project_id: z.int(),
    trigger_id: z.string(),
    /** When it was to come. */
    at: z.iso.datetime(),
  }),
  retryLimit: 20,
  retryDelay: 1,
});
