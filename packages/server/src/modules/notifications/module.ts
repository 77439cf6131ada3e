import type { Module } from '../../module.ts';
import { notificationRoutes } from './notifications.routes.ts';
import { liveNotification } from './notifications.ts';
import { socketRoutes } from './socket.ts';

export const notifications = {
  name: 'notifications',
  tables: { tenant: ['notifications'] },
  routes: notificationRoutes,
  rawRoutes: (app, { hub }) => socketRoutes(app, hub),
  live: [liveNotification],
} satisfies Module;
