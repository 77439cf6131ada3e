import { speakerRoles } from '@earshot/core/call/role.ts';
import type { Module } from '../../module.ts';
import { sourceRoutes } from './sources.routes.ts';

export const sources = {
  name: 'sources',
  tables: { tenant: ['sources'], seen: { sources: 'every row' } },
  closedLists: {
    'sources.channel_roles': speakerRoles,
  },
  routes: sourceRoutes,
} satisfies Module;
