import { z } from 'zod';

export const triggerTypes = ['mark', 'notify', 'webhook', 'favorite', 'conversion', 'segment'] as const;
export type TriggerType = (typeof triggerTypes)[number];

/** In which form a webhook is told of a call: as data, or as a message that Slack or Teams shows. */
export const webhookFormats = ['json', 'slack', 'teams'] as const;
export type WebhookFormat = (typeof webhookFormats)[number];

const withoutCredentials = /^[^/]+:\/\/[^/?#\\@]+(?:[/?#][^\s]*)?$/;
/** An address of the web, without a name and password in it: those would go to whoever reads the project. */
export const WebhookUrl = z
  .url({ protocol: /^https?$/ })
  .max(2000)
  .regex(withoutCredentials);

const common = {
  id: z.string().min(1).max(40),
  /**
   * The patterns of the project that set it off. `any`: each of them; where the project has none, every call that it finds.
   */
  on: z.union([z.literal('any'), z.array(z.int()).min(1).max(200)]).default('any'),
};
const people = z.array(z.int()).max(50).default([]);

/** Sets tags: one for a pattern, or, with `pattern_id: null`, for whatever sets the trigger off. */
const Mark = z.object({
  ...common,
  type: z.literal('mark'),
  tags: z
    .array(z.object({ pattern_id: z.int().nullable().default(null), tag_id: z.int() }))
    .min(1)
    .max(200),
});
const Notify = z.object({
  ...common,
  type: z.literal('notify'),
  user_ids: people,
  emails: z.array(z.email().max(254)).max(50).default([]),
});
const Webhook = z.object({
  ...common,
  type: z.literal('webhook'),
  /** Only the host of it for whoever may not change the project. */
  url: WebhookUrl,
  format: z.enum(webhookFormats).default('json'),
});
const Favorite = z.object({ ...common, type: z.literal('favorite'), user_ids: people.unwrap().min(1) });
const Conversion = z.object({ ...common, type: z.literal('conversion'), conversion_id: z.int() });
const Segment = z.object({ ...common, type: z.literal('segment'), segment_id: z.int() });

/** What happens to a call when a project finds it. At most one of each type in a project. */
export const Trigger = z.discriminatedUnion('type', [Mark, Notify, Webhook, Favorite, Conversion, Segment]);
export type Trigger = z.infer<typeof Trigger>;
export type WebhookTrigger = z.infer<typeof Webhook>;

/** The same as it is answered. */
export const ShownTrigger = z.discriminatedUnion('type', [
  Mark,
  Notify,
  /** `secret`: what its messages are signed with, only in the answer that made it. */
  Webhook.extend({ secret: z.string().optional() }),
  Favorite,
  Conversion,
  Segment,
]);
export type ShownTrigger = z.infer<typeof ShownTrigger>;

/** The webhook among the triggers of a project: there is one at most. */
export const webhookOf = (triggers: readonly Trigger[]): WebhookTrigger | undefined =>
  triggers.find((one) => one.type === 'webhook');

/** What the messages of a webhook are signed with; told once. */
export type WebhookSecret = { trigger_id: string; secret: string };
