import type { Module } from '../../module.ts';
import { seenSubscribers, seenWithSubscriber } from './limited-sight.sql.ts';
import { subscriberRoutes } from './subscribers.routes.ts';

export const subscribers = {
  name: 'subscribers',
  tables: {
    tenant: ['subscribers', 'subscriber_names', 'subscriber_phones'],
    seen: {
      subscribers: seenSubscribers,
      subscriber_names: seenWithSubscriber,
      subscriber_phones: seenWithSubscriber,
    },
  },
  routes: subscriberRoutes,
} satisfies Module;
