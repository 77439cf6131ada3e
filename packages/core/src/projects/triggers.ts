import { z } from 'zod';

export const triggerTypes = ['mark', 'notify', 'webhook', 'favorite', 'conversion', 'segment'] as const;
export type TriggerType = (typeof triggerTypes)[number];

const common = {
  id: z.string().min(1).max(40),
  /**
   * The patterns of the project that set it off. `any`: each of them; where the project has none, every call that it finds.
   */
  on: z.union([z.literal('any'), z.array(z.int()).min(1).max(200)]).default('any'),
};
const people = z.array(z.int()).max(50).default([]);

/** What happens to a call when a project finds it. At most one of each type in a project. */
export const Trigger = z.discriminatedUnion('type', [
  /** Sets tags: one for a pattern, or, with `pattern_id: null`, for whatever sets the trigger off. */
  z.object({
    ...common,
    type: z.literal('mark'),
    tags: z
      .array(z.object({ pattern_id: z.int().nullable().default(null), tag_id: z.int() }))
      .min(1)
      .max(200),
  }),
  z.object({
    ...common,
    type: z.literal('notify'),
    user_ids: people,
    emails: z.array(z.email().max(254)).max(50).default([]),
  }),
  z.object({ ...common, type: z.literal('webhook'), url: z.url({ protocol: /^https?$/ }).max(2000) }),
  z.object({ ...common, type: z.literal('favorite'), user_ids: people.unwrap().min(1) }),
  z.object({ ...common, type: z.literal('conversion'), conversion_id: z.int() }),
  z.object({ ...common, type: z.literal('segment'), segment_id: z.int() }),
]);
export type Trigger = z.infer<typeof Trigger>;
