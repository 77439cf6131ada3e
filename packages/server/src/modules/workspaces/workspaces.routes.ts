import * as api from '@earshot/core/workspaces/workspaces.api.ts';
import type { Handle } from '../../platform/http.ts';
import { listWorkspacesOf } from './workspaces.ts';

export function workspaceRoutes(handle: Handle): void {
  handle(api.listWorkspaces, async (ctx, { actor }) => {
    const rows = await listWorkspacesOf(ctx, actor?.userId ?? 0);
    return { workspaces: rows.map((row) => ({ ...row, is_active: row.id === actor?.workspace?.id })) };
  });
}
