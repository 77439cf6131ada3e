import type { Module } from '../../module.ts';
import { ipListRoutes } from './ip-list.routes.ts';

export const ipList = {
  name: 'ip-list',
  tables: { tenant: ['ip_list'], seen: { ip_list: 'every row' } },
  routes: ipListRoutes,
} satisfies Module;
