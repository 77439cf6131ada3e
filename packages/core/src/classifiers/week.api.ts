import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Estimate } from './classifiers.ts';

export const classifierWeek = endpoint({
  method: 'GET',
  path: 'classifiers/{id}/week',
  can: 'classifiers.read',
  summary:
    'What the version that answers brings in a week: calls that get each label, wrongly or not, and that miss it',
  params: z.object({ id: z.coerce.number().int() }),
  reply: z.object({
    version: z.int(),
    /** Calls that it answered, up to some thousands: of these it is told. */
    calls: z.int(),
    /** Calls of which every place was looked at, the newest: of these it is told what is wrong and missed. */
    looked: z.int(),
    /** Calls that come in in a week, of the last four. */
    week: z.number(),
    /** Empty where it answered fewer calls than `fewestCallsForWeek`, or none came in. */
    labels: z.array(
      z.object({
        label_id: z.int(),
        yes: Estimate,
        wrong: Estimate,
        missed: Estimate,
        unsure: Estimate,
      }),
    ),
  }),
});
