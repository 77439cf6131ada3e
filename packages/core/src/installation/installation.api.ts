import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { listOf, Paging } from '../lists.ts';

/** News that a part of the program could not work off: it waits, with what came after it, until it is tried again. */
export const ParkedNews = z.object({
  id: z.uuid(),
  /** Which part of the program, such as `analysis.call_changed`. */
  listener: z.string(),
  workspace_id: z.int(),
  workspace: z.string(),
  /** The call that it is about, where it is about one. */
  file_id: z.uuid().nullable(),
  at: z.string(),
  reason: z.string(),
  /** Later news about the same that waits behind it. */
  waiting: z.int(),
});
export type ParkedNews = z.infer<typeof ParkedNews>;

export const listParkedNews = endpoint({
  method: 'GET',
  path: 'installation/parked',
  can: 'operator',
  summary: 'Work that failed five times and waits to be tried again, newest first',
  query: z.object({ ...Paging, limit: Paging.limit.default(50) }),
  reply: listOf(ParkedNews),
});

export const retryParkedNews = endpoint({
  method: 'POST',
  path: 'installation/parked/{id}/retry',
  can: 'operator',
  summary: 'Have parked work tried again, with what waits behind it',
  params: z.object({ id: z.uuid() }),
  body: z.object({ listener: z.string().max(100) }),
  reply: z.object({ success: z.literal(true) }),
});
