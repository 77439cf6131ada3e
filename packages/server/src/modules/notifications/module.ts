import type { Module } from '../../module.ts';
import { seenNotifications } from './limited-sight.sql.ts';
import { notificationRoutes } from './notifications.routes.ts';
import { forgetOldNotifications, liveNotification } from './notifications.ts';
import { socketRoutes } from './socket.ts';

export const notifications = {
  name: 'notifications',
  tables: { tenant: ['notifications'], seen: { notifications: seenNotifications } },
  routes: notificationRoutes,
  rawRoutes: (app, { hub }) => socketRoutes(app, hub),
  schedules: [
    { name: 'notifications.forget_old', cron: '40 3 * * *', per: 'workspace', run: forgetOldNotifications },
  ],
  live: [liveNotification],
} satisfies Module;
