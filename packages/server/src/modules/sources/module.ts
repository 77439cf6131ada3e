import type { Module } from '../../module.ts';
import { sourceRoutes } from './sources.routes.ts';

export const sources = {
  name: 'sources',
  tables: { tenant: ['sources'] },
  routes: sourceRoutes,
} satisfies Module;
