import { z } from 'zod';
import { event } from '../../platform/events.ts';

/** Somebody is no member of the workspace any more: left, was taken out, or deleted the account. */
export const memberLeft = event({
  name: 'member.left',
  payload: z.object({ user_id: z.int() }),
  subject: ({ user_id }) => user_id,
});
