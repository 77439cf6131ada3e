import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { listOf, Paging } from '../lists.ts';

export const OutboxMail = z.object({
  id: z.string(),
  at: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  files: z.array(z.object({ name: z.string(), bytes: z.int() })),
});
export type OutboxMail = z.infer<typeof OutboxMail>;

export const listOutbox = endpoint({
  method: 'GET',
  path: 'outbox',
  can: 'operator',
  summary: 'Mail that was written to files because no SMTP server is set, newest first',
  query: z.object({ ...Paging, limit: Paging.limit.default(50) }),
  reply: listOf(OutboxMail).extend({ smtp: z.boolean() }),
});
