import { z } from 'zod';
import { event } from '../../platform/events.ts';

/** Somebody has sent what they answer about a call. */
export const reviewSubmitted = event({
  name: 'review.submitted',
  payload: z.object({ review_id: z.int(), goal_id: z.int(), file_id: z.string() }),
  subject: ({ goal_id }) => goal_id,
});
