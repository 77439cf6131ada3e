import { viewPages } from '@earshot/core/views/views.api.ts';
import type { Module } from '../../module.ts';
import { listener } from '../../platform/events.ts';
import { memberLeft } from '../users/users.events.ts';
import { viewRoutes } from './views.routes.ts';
import { removePrivateViewsOf } from './views.ts';

export const views = {
  name: 'views',
  tables: { tenant: ['saved_views'], seen: { saved_views: 'every row' } },
  closedLists: {
    'saved_views.page': viewPages,
  },
  routes: viewRoutes,
  listeners: [listener({ name: 'views.member_left', event: memberLeft, hear: removePrivateViewsOf })],
} satisfies Module;
