import { ruleKinds } from '@earshot/core/rules/rules.ts';
import { z } from 'zod';
import { event } from '../../platform/events.ts';

const Rules = z.array(z.object({ kind: z.enum(ruleKinds), id: z.int() }));

/** A call was analysed; `added` and `removed`: the rules that hold now and did not before, and the other way round. */
export const callAnalysed = event({
  name: 'call.analysed',
  payload: z.object({ file_id: z.string(), added: Rules, removed: Rules }),
  subject: ({ file_id }) => file_id,
});
