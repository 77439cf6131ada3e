import * as api from '@earshot/core/notifications/notifications.api.ts';
import { type Handle, personOf } from '../../platform/http.ts';
import { listNotifications, readNotifications } from './notifications.ts';

export function notificationRoutes(handle: Handle): void {
  handle(api.listNotifications, (ctx, { actor, query }) =>
    listNotifications(ctx, personOf(actor).userId, query),
  );
  handle(api.readNotifications, async (ctx, { actor, body }) => ({
    unread: await readNotifications(ctx, personOf(actor).userId, body?.ids),
  }));
}
