import { versionedKinds } from '@earshot/core/rules/rules.ts';
import { z } from 'zod';
import { event } from '../../platform/events.ts';

/** Something that a workspace defines was made, changed or removed: a tag, a pattern, a segment, a metric. */
export const ruleChanged = event({
  name: 'rule.changed',
  payload: z.object({
    kind: z.enum(versionedKinds),
    id: z.int(),
    version: z.int(),
    change: z.enum(['created', 'changed', 'removed']),
  }),
  subject: ({ kind, id }) => `${kind} ${id}`,
});
