import type { Module } from '../../module.ts';
import { shareRoutes } from './shares.routes.ts';

export const shares = {
  name: 'shares',
  tables: { tenant: ['shares'], call: ['shares'] },
  routes: shareRoutes,
} satisfies Module;
