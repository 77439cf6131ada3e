import type { Module } from '../../module.ts';
import { noRow } from '../../platform/limited-views.ts';
import { auditRoutes } from './audit.routes.ts';

export const audit = {
  name: 'audit',
  tables: { tenant: ['audit_log'], seen: { audit_log: noRow } },
  routes: auditRoutes,
} satisfies Module;
