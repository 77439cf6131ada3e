import { z } from 'zod';
import { event } from '../../platform/events.ts';

/** A classifier has learned a version. */
export const versionLearned = event({
  name: 'classifier.version_learned',
  payload: z.object({ classifier_id: z.int(), version: z.int() }),
  subject: ({ classifier_id }) => `classifier ${classifier_id}`,
});
