import * as api from '@earshot/core/sql-access/sql-access.api.ts';
import type { Handle } from '../../platform/http.ts';
import { closeSqlAccess, getSqlAccess, openSqlAccess, renewSqlAccess } from './sql-access.ts';

export function sqlAccessRoutes(handle: Handle): void {
  handle(api.getSqlAccess, getSqlAccess);
  handle(api.openSqlAccess, openSqlAccess);
  handle(api.renewSqlAccess, renewSqlAccess);
  handle(api.closeSqlAccess, async (ctx) => {
    await closeSqlAccess(ctx);
    return undefined;
  });
}
