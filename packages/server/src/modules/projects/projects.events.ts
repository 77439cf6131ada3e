import { z } from 'zod';
import { event } from '../../platform/events.ts';

/** A started project found a call that has come in, and something is to be told of it; never of past calls. */
export const projectMatched = event({
  name: 'project.matched',
  payload: z.object({
    project_id: z.int(),
    file_id: z.string(),
    /** When it was found: a call that is found again after it was let go is news again. */
    found_at: z.iso.datetime(),
    patterns: z.array(z.int()),
    /** Ids of those of its triggers that tell somebody. */
    triggers: z.array(z.string()),
  }),
  subject: ({ project_id, file_id }) => `${project_id} ${file_id}`,
});
