import { fail } from '@earshot/core/errors.ts';
import type { projectKinds } from '@earshot/core/projects/projects.ts';
import type { Ctx } from '../../platform/context.ts';
import { isMember } from '../users/memberships.ts';
import { insertPin, listPinnedProjects, removePinRow, removePinRowsOf } from './pins.store.ts';
import { findProjectRow } from './projects.store.ts';

type Kind = (typeof projectKinds)[number];

export async function listPins(ctx: Ctx, userId: number) {
  const rows = await listPinnedProjects(ctx.db, ctx.workspaceId, userId);
  return rows.map((row) => ({ project_id: row.id, name: row.name, kind: row.kind as Kind }));
}

export async function addPin(ctx: Ctx, userId: number, projectId: number): Promise<void> {
  const project = await findProjectRow(ctx.db, ctx.workspaceId, projectId);
  if (project === undefined) throw fail('projects.not_found');
  await insertPin(ctx.db, ctx.workspaceId, {
    user_id: userId,
    project_id: projectId,
    created_at: ctx.now(),
  });
}

export async function removePin(ctx: Ctx, userId: number, projectId: number): Promise<void> {
  const wasThere = await removePinRow(ctx.db, ctx.workspaceId, userId, projectId);
  if (!wasThere) throw fail('projects.not_found');
}

/** Whoever leaves a workspace takes the pins along; whoever is back meanwhile keeps them. */
export async function removePinsOf(ctx: Ctx, { user_id }: { user_id: number }): Promise<void> {
  if (!(await isMember(ctx, user_id))) await removePinRowsOf(ctx.db, ctx.workspaceId, user_id);
}
