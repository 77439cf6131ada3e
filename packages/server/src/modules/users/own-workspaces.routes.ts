import type { Role } from '@earshot/core/access.ts';
import * as api from '@earshot/core/workspaces/workspaces.api.ts';
import { type Handle, personOf } from '../../platform/http.ts';
import {
  addWorkspace,
  chooseWorkspace,
  createPersonalWorkspace,
  listWorkspacesOf,
} from './own-workspaces.ts';

export function ownWorkspaceRoutes(handle: Handle): void {
  handle(api.listWorkspaces, async (ctx, { actor }) => {
    const rows = await listWorkspacesOf(ctx, personOf(actor).userId);
    return {
      workspaces: rows.map((row) => ({
        id: row.workspace_id,
        name: row.name,
        is_active: row.workspace_id === actor?.workspace?.id,
        is_personal: row.is_personal,
        role: row.role as Role,
      })),
    };
  });
  handle(api.chooseWorkspace, async (ctx, { actor, body }) => {
    const person = personOf(actor);
    if (body?.workspace_id === undefined) await createPersonalWorkspace(ctx, person);
    else await chooseWorkspace(ctx, person, body.workspace_id);
    return { success: true };
  });
  handle(api.createWorkspace, async (ctx, { actor, body }) => ({
    id: await addWorkspace(ctx, personOf(actor), body.name),
  }));
}
