import type { Module } from '../../module.ts';
import { extend } from '../../platform/extensions.ts';
import { accessKinds } from '../users/access-given.ts';
import { shareRoutes } from './shares.routes.ts';
import { linksOfMaker } from './shares.ts';

export const shares = {
  name: 'shares',
  tables: { tenant: ['shares'], call: ['shares'] },
  routes: shareRoutes,
  extensions: [extend(accessKinds, linksOfMaker)],
} satisfies Module;
