import { z } from 'zod';
import { event } from '../../platform/events.ts';

/** Somebody changed what a call is analysed by: its words, who said them, its details, or what a classifier said of it. */
export const callChanged = event({
  name: 'call.changed',
  payload: z.object({ file_id: z.string(), what: z.enum(['words', 'roles', 'details', 'labels']) }),
  subject: ({ file_id }) => file_id,
});

/** A call is gone with everything that hung on it. */
export const callRemoved = event({
  name: 'call.removed',
  payload: z.object({ file_id: z.string() }),
  subject: ({ file_id }) => file_id,
});
