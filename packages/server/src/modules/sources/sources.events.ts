import { z } from 'zod';
import { event } from '../../platform/events.ts';

/** A source was made, changed or removed. */
export const sourceChanged = event({
  name: 'source.changed',
  payload: z.object({ source_id: z.int(), change: z.enum(['created', 'changed', 'removed']) }),
  subject: ({ source_id }) => source_id,
});
