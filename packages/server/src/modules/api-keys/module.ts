import type { Module } from '../../module.ts';
import { extend } from '../../platform/extensions.ts';
import { accessKinds } from '../users/access-given.ts';
import { apiKeyRoutes } from './api-keys.routes.ts';
import { keysOfMaker } from './api-keys.ts';
import { seenKeys } from './limited-sight.sql.ts';

export const apiKeys = {
  name: 'api-keys',
  tables: { tenant: ['api_keys'], seen: { api_keys: seenKeys } },
  routes: apiKeyRoutes,
  extensions: [extend(accessKinds, keysOfMaker)],
} satisfies Module;
