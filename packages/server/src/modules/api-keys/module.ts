import type { Module } from '../../module.ts';
import { apiKeyRoutes } from './api-keys.routes.ts';

export const apiKeys = {
  name: 'api-keys',
  tables: { tenant: ['api_keys'] },
  routes: apiKeyRoutes,
} satisfies Module;
