import { Thresholds } from '@earshot/core/metrics/metrics.ts';
import { SpeechSettings } from '@earshot/core/speech/speech.ts';
import { z } from 'zod';
import type { Ctx, Services } from '../../context.ts';
import type { Db } from '../../platform/database.ts';

/** What a workspace can set; anything missing has its default. */
export const WorkspaceSettings = z.object({
  thresholds: Thresholds.prefault({}),
  speech: SpeechSettings.default({ languages: {}, default_language: 'en' }),
});
export type WorkspaceSettings = z.infer<typeof WorkspaceSettings>;

export async function createWorkspace(
  db: Db,
  input: { name: string; now: Date; adminId: number },
): Promise<number> {
  const { id } = await db
    .insertInto('workspaces')
    .values({ name: input.name, created_at: input.now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('members')
    .values({ workspace_id: id, user_id: input.adminId, role: 'admin', created_at: input.now })
    .execute();
  return id;
}

export function findWorkspace(services: Services, workspaceId: number) {
  return services.db.selectFrom('workspaces').selectAll().where('id', '=', workspaceId).executeTakeFirst();
}

export function listWorkspacesOf(services: Services, userId: number) {
  return services.acrossWorkspaces
    .selectFrom('members')
    .innerJoin('workspaces', 'workspaces.id', 'members.workspace_id')
    .select(['workspaces.id', 'workspaces.name', 'workspaces.is_personal'])
    .where('members.user_id', '=', userId)
    .orderBy('workspaces.name')
    .execute();
}

export async function getWorkspaceSettings(ctx: Ctx): Promise<WorkspaceSettings> {
  const row = await findWorkspace(ctx, ctx.workspaceId);
  return WorkspaceSettings.parse(row?.settings ?? {});
}

export async function saveWorkspaceSettings(
  ctx: Ctx,
  change: Partial<WorkspaceSettings>,
): Promise<WorkspaceSettings> {
  const settings = { ...(await getWorkspaceSettings(ctx)), ...change };
  await ctx.db
    .updateTable('workspaces')
    .set({ settings: JSON.stringify(settings) })
    .where('id', '=', ctx.workspaceId)
    .execute();
  return settings;
}
