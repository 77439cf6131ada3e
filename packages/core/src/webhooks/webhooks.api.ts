import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { listOf, Paging } from '../lists.ts';
import { WebhookUrl, webhookFormats } from '../projects/triggers.ts';
import { tryErrors } from './tries.ts';

/**
 * `waiting`: it is sent when its time comes; while the webhook or its project is paused, that waits, too. `cancelled`: its
 * trigger is gone.
 */
export const deliveryStatuses = ['waiting', 'delivered', 'failed', 'cancelled'] as const;
export type DeliveryStatus = (typeof deliveryStatuses)[number];

/** Why a webhook is paused: too many tries failed one after the other, or the receiver said that it is gone. */
export const pauseReasons = ['failures', 'gone'] as const;
export type PauseReason = (typeof pauseReasons)[number];

const Project = z.object({ id: z.coerce.number().int() });
const ProjectTrigger = Project.extend({ trigger_id: z.string().min(1).max(40) });
const ProjectDelivery = Project.extend({ delivery_id: z.uuid() });

export const Delivery = z.object({
  /** The id that the receiver gets, the same however often it is sent. */
  id: z.uuid(),
  /** Only the host of it for whoever may not change the project. */
  url: z.string(),
  /** When it was tried last; when it was made, before its first try. */
  at: z.string(),
  created: z.string(),
  /** How often it was tried. */
  attempt: z.int(),
  status: z.enum(deliveryStatuses),
  /** Why its last try failed. */
  error: z.enum(tryErrors).nullable(),
  /** What the receiver answered to the last try. */
  http_status: z.int().nullable(),
  /** Null where it is not going to be sent by itself. */
  next_at: z.string().nullable(),
  trigger_id: z.string(),
  format: z.enum(webhookFormats),
  /** Null for whoever may not see calls. */
  file: z.object({ file_id: z.uuid(), name: z.string() }).nullable(),
});
export type Delivery = z.infer<typeof Delivery>;

export const DeliveryTry = z.object({
  at: z.string(),
  attempt: z.int(),
  http_status: z.int().nullable(),
  error: z.enum(tryErrors).nullable(),
  ms: z.int(),
  next_at: z.string().nullable(),
});
export type DeliveryTry = z.infer<typeof DeliveryTry>;

/** How the webhook of a project stands. */
export const WebhookState = z.object({
  trigger_id: z.string(),
  host: z.string(),
  format: z.enum(webhookFormats),
  paused_at: z.string().nullable(),
  paused_by: z.enum(pauseReasons).nullable(),
  /** Until then the former secret is valid beside the present one. */
  former_until: z.string().nullable(),
  waiting: z.int(),
  failed: z.int(),
});
export type WebhookState = z.infer<typeof WebhookState>;

export const listDeliveries = endpoint({
  method: 'GET',
  path: 'projects/{id}/deliveries',
  can: 'projects.read',
  summary: 'What the webhook of a project sent and has to send, the newest first, and how the webhook stands',
  params: Project,
  query: z.object({ ...Paging, status: z.enum(deliveryStatuses).optional() }),
  reply: listOf(Delivery).extend({
    /** Null where the project has none. */
    webhook: WebhookState.nullable(),
  }),
});
export const getDelivery = endpoint({
  method: 'GET',
  path: 'projects/{id}/deliveries/{delivery_id}',
  can: 'projects.write',
  summary: 'One delivery with its tries and what was sent',
  params: ProjectDelivery,
  reply: Delivery.extend({
    tries: z.array(DeliveryTry),
    /** As it was sent last, or is going to be; null for whoever may not see all of it. */
    body: z.string().nullable(),
  }),
});
export const resendDelivery = endpoint({
  method: 'POST',
  path: 'projects/{id}/deliveries/{delivery_id}/resend',
  can: 'projects.write',
  summary:
    'Send a delivery once more, with its id; a paused webhook goes on with all that waits, the oldest first',
  params: ProjectDelivery,
  reply: Delivery,
});
export const resumeWebhook = endpoint({
  method: 'POST',
  path: 'projects/{id}/triggers/{trigger_id}/resume',
  can: 'projects.write',
  summary: 'A paused webhook goes on with all that waits, the oldest first',
  params: ProjectTrigger,
  reply: WebhookState,
});
export const rotateSecret = endpoint({
  method: 'POST',
  path: 'projects/{id}/triggers/{trigger_id}/rotate',
  can: 'projects.write',
  summary: 'A new secret, answered once; the former one stays valid beside it for 24 hours',
  params: ProjectTrigger,
  reply: z.object({ trigger_id: z.string(), secret: z.string(), former_until: z.string().nullable() }),
});

/** What came back from a sample. */
const TestAnswer = z.object({
  ok: z.boolean(),
  status: z.int().nullable(),
  error: z.enum(tryErrors).nullable(),
  ms: z.int(),
  /** The beginning of the answer as text. */
  answer: z.string(),
});
export type TestAnswer = z.infer<typeof TestAnswer>;

export const testWebhook = endpoint({
  method: 'POST',
  path: 'projects/{id}/triggers/{trigger_id}/test',
  can: 'projects.write',
  summary: 'Send a sample to the webhook as it is saved, signed with its secret, and tell what came back',
  params: ProjectTrigger,
  reply: TestAnswer,
});
export const tryWebhook = endpoint({
  method: 'POST',
  path: 'projects/webhooks/test',
  can: 'projects.write',
  summary:
    'Send a sample to an address that is not saved yet and tell what came back; it is signed with a secret that nobody knows',
  body: z.object({ url: WebhookUrl, format: z.enum(webhookFormats).default('json') }),
  reply: TestAnswer,
});
