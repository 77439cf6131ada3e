import type { Module } from '../../module.ts';
import { auditRoutes } from './audit.routes.ts';

export const audit = {
  name: 'audit',
  tables: { tenant: ['audit_log'] },
  routes: auditRoutes,
} satisfies Module;
