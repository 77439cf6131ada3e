import type { Module } from '../../module.ts';
import { extend } from '../../platform/extensions.ts';
import { noRow } from '../../platform/limited-views.ts';
import { leavingWorkspaces } from '../workspaces/leaving-workspaces.ts';
import { sqlAccessRoutes } from './sql-access.routes.ts';
import { leaveSqlAccess } from './sql-access.ts';

/** Programs that ask in SQL: an account of a workspace, a port of its own, and views that show its calls and numbers. */
export const sqlAccess = {
  name: 'sql-access',
  tables: { tenant: ['sql_access'], seen: { sql_access: noRow } },
  routes: sqlAccessRoutes,
  extensions: [extend(leavingWorkspaces, leaveSqlAccess)],
} satisfies Module;
