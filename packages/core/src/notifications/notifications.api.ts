import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { listOf, Paging } from '../lists.ts';
import { notificationGroups, notificationKinds } from './notifications.ts';

export const Notification = z.object({
  id: z.int(),
  kind: z.enum(notificationKinds),
  /** Values for the text of its kind, such as the name of the file. */
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  /** Page of the interface that shows what it is about. */
  link: z.string().nullable(),
  created_at: z.string(),
  read_at: z.string().nullable(),
});
export type Notification = z.infer<typeof Notification>;

export const listNotifications = endpoint({
  method: 'GET',
  path: 'notifications',
  can: 'notifications.read',
  summary:
    'Own notifications in the active workspace, newest first; `after` asks for those missed since. They are kept for 90 days',
  query: z.object({
    ...Paging,
    limit: Paging.limit.default(50),
    after: z.coerce.number().int().optional(),
    kind: z.enum(notificationKinds).optional(),
    group: z.enum(notificationGroups).optional(),
    /** Only those that are not read yet. */
    unread: z.enum(['0', '1', 'true', 'false']).default('0'),
    /** Id of the project that they are about. */
    project: z.coerce.number().int().optional(),
  }),
  reply: listOf(Notification).extend({
    /** Unread ones, whatever is asked for: all of them, and those of each group. */
    unread: z.int(),
    unread_by_group: z.object({ alerts: z.int(), work: z.int(), files: z.int() }),
  }),
});
export const readNotifications = endpoint({
  method: 'POST',
  path: 'notifications/read',
  can: 'notifications.read',
  summary: 'Mark as read: the given ones, or all of them',
  body: z.object({ ids: z.array(z.int()).max(1000).optional() }).optional(),
  reply: z.object({ unread: z.int() }),
});
