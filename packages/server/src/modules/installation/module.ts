import type { Module } from '../../module.ts';
import { installationRoutes } from './installation.routes.ts';

/** What belongs to the installation as a whole, and the marks of its clockwork. */
export const installation = {
  name: 'installation',
  tables: {
    global: ['installation_settings'],
    tenant: ['schedule_turns'],
    seen: { schedule_turns: 'every row' },
  },
  routes: installationRoutes,
} satisfies Module;
