import { fail } from '@earshot/core/errors.ts';
import type { projectKinds } from '@earshot/core/projects/pins.api.ts';
import type { Ctx } from '../../context.ts';

type Kind = (typeof projectKinds)[number];

export async function listPins(ctx: Ctx, userId: number) {
  const rows = await ctx.db
    .selectFrom('user_pins')
    .innerJoin('projects', (join) =>
      join
        .onRef('projects.workspace_id', '=', 'user_pins.workspace_id')
        .onRef('projects.id', '=', 'user_pins.project_id'),
    )
    .select(['projects.id', 'projects.name', 'projects.kind'])
    .where('user_pins.workspace_id', '=', ctx.workspaceId)
    .where('user_pins.user_id', '=', userId)
    .orderBy('user_pins.created_at')
    .execute();
  return rows.map((row) => ({ project_id: row.id, name: row.name, kind: row.kind as Kind }));
}

export async function addPin(ctx: Ctx, userId: number, projectId: number): Promise<void> {
  const project = await ctx.db
    .selectFrom('projects')
    .select('id')
    .where('workspace_id', '=', ctx.workspaceId)
    .where('id', '=', projectId)
    .executeTakeFirst();
  if (project === undefined) throw fail('projects.not_found');
  await ctx.db
    .insertInto('user_pins')
    .values({ workspace_id: ctx.workspaceId, user_id: userId, project_id: projectId, created_at: ctx.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function removePin(ctx: Ctx, userId: number, projectId: number): Promise<void> {
  const { numDeletedRows } = await ctx.db
    .deleteFrom('user_pins')
    .where('workspace_id', '=', ctx.workspaceId)
    .where('user_id', '=', userId)
    .where('project_id', '=', projectId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw fail('projects.not_found');
}
