import { ruleKinds } from '@earshot/core/rules/rules.ts';
import { z } from 'zod';
import { job } from '../../platform/jobs.ts';

/** Takes a rule over the calls that are there; a run that was interrupted goes on behind the last call it did. */
export const applyRuleJob = job({
  name: 'apply_rule',
  payload: z.object({ workspace_id: z.int(), run_id: z.int(), kind: z.enum(ruleKinds) }),
  retryLimit: 20,
  retryDelay: 1,
});
