import { type Ctx, type Services, type TxCtx, transact } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { extensionsOf } from '../../platform/extensions.ts';
import { leavingWorkspaces } from './leaving-workspaces.ts';
import { WorkspaceSettings } from './settings.ts';
import {
  findWorkspaceRow,
  holdSettings,
  insertWorkspaceRow,
  listSettings,
  listTimeZones,
  removeWorkspaceRows,
  updateWorkspaceRow,
} from './workspaces.store.ts';

export function findWorkspace({ db }: Pick<Services, 'db'>, workspaceId: number) {
  return findWorkspaceRow(db, workspaceId);
}

export async function getWorkspaceSettings(ctx: Ctx): Promise<WorkspaceSettings> {
  const row = await findWorkspace(ctx, ctx.workspaceId);
  return WorkspaceSettings.parse(row?.settings ?? {});
}

/** By whose clock the days of a workspace begin. */
export const timeZoneOf = ({ settings }: { settings: unknown }): string =>
  WorkspaceSettings.parse(settings).time_zone;

/** Changes what `change` gives, knowing the settings as they are; answers all of them. */
export async function changeWorkspaceSettings(
  ctx: Ctx,
  change: (before: WorkspaceSettings) => Partial<WorkspaceSettings>,
): Promise<WorkspaceSettings> {
  return transact(ctx, async (ctx) => {
    const before = WorkspaceSettings.parse((await holdSettings(ctx.db, ctx.workspaceId))?.settings ?? {});
    const settings = { ...before, ...change(before) };
    await updateWorkspaceRow(ctx.db, ctx.workspaceId, { settings: JSON.stringify(settings) });
    return settings;
  });
}

/** A workspace without anybody in it yet. */
export function addWorkspaceRow(
  ctx: Pick<TxCtx, 'db' | 'now'>,
  { name, isPersonal = false }: { name: string; isPersonal?: boolean },
): Promise<number> {
  return insertWorkspaceRow(ctx.db, { name, is_personal: isPersonal, created_at: ctx.now() });
}

/** Removes a workspace with everything in it; `letGo` frees, in the same transaction, who points at it from outside. */
export async function removeWorkspace(
  ctx: Ctx,
  workspaceId: number,
  letGo: (tx: Tx) => Promise<void>,
): Promise<void> {
  await transact(ctx, async (ctx) => {
    await letGo(ctx.db);
    for (const leave of extensionsOf(ctx, leavingWorkspaces)) await leave(ctx, workspaceId);
    await removeWorkspaceRows(ctx.db, workspaceId, ctx.tables.tenant);
  });
  await ctx.blobs.removeFolder(String(workspaceId));
}

/** Which time each workspace lives by. */
export function listClocks({ acrossWorkspaces }: Services) {
  return listTimeZones(acrossWorkspaces);
}

/** Whom each workspace lets in by the domain of an address. */
export async function listJoinSettings({ db }: Pick<Services, 'db'>) {
  const rows = await listSettings(db);
  return rows.map(({ id, settings }) => ({ id, ...WorkspaceSettings.parse(settings).join }));
}
