import type { Module } from '../../module.ts';
import { extend } from '../../platform/extensions.ts';
import { accessKinds } from '../users/access-given.ts';
import { apiKeyRoutes } from './api-keys.routes.ts';
import { keysOfMaker } from './api-keys.ts';

export const apiKeys = {
  name: 'api-keys',
  tables: { tenant: ['api_keys'] },
  routes: apiKeyRoutes,
  extensions: [extend(accessKinds, keysOfMaker)],
} satisfies Module;
