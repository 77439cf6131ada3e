import type { Module } from '../../module.ts';
import { subscriberRoutes } from './subscribers.routes.ts';

export const subscribers = {
  name: 'subscribers',
  tables: { tenant: ['subscribers', 'subscriber_names', 'subscriber_phones'] },
  routes: subscriberRoutes,
} satisfies Module;
