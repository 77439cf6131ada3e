import { projectKinds, projectStates } from '@earshot/core/projects/projects.ts';
import type { Module } from '../../module.ts';
import { listener } from '../../platform/events.ts';
import { memberLeft } from '../users/users.events.ts';
import { removePinsOf } from './pins.ts';
import { projectRoutes } from './projects.routes.ts';

export const projects = {
  name: 'projects',
  tables: { tenant: ['projects', 'user_pins'] },
  closedLists: {
    'projects.kind': projectKinds,
    'projects.state': projectStates,
  },
  routes: projectRoutes,
  listeners: [listener({ name: 'projects.member_left', event: memberLeft, hear: removePinsOf })],
} satisfies Module;
