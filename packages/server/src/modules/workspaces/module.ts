import type { Module } from '../../module.ts';
import { workspaceRoutes } from './workspaces.routes.ts';

export const workspaces = {
  name: 'workspaces',
  tables: { global: ['workspaces'] },
  routes: workspaceRoutes,
} satisfies Module;
