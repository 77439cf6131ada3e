import { roles } from '@earshot/core/access.ts';
import { fail } from '@earshot/core/errors.ts';
import { Thresholds } from '@earshot/core/metrics/metrics.ts';
import { SpeechSettings } from '@earshot/core/speech/speech.ts';
import type { WorkspaceConfiguration } from '@earshot/core/workspaces/workspaces.api.ts';
import { z } from 'zod';
import type { Ctx, Person, Services } from '../../platform/context.ts';
import { type Db, inTransaction } from '../../platform/database.ts';
import { announce } from '../../platform/live.ts';
import { audit, changed } from '../audit/audit.ts';
import { addFirstAdmin, getUserRow, membershipsOf, setActiveWorkspace } from '../users/memberships.ts';

/** What a workspace can set; anything missing has its default. */
export const WorkspaceSettings = z.object({
  thresholds: Thresholds.prefault({}),
  speech: SpeechSettings.default({ languages: {}, default_language: 'en' }),
  time_zone: z.string().default('UTC'),
  retention: z
    .object({
      audio_days: z.int().nullable().default(null),
      text_days: z.int().nullable().default(null),
      legal_hold: z.boolean().default(false),
    })
    .prefault({}),
  join: z
    .object({ domains: z.array(z.string()).default([]), role: z.enum(roles).default('viewer') })
    .prefault({}),
  /** Whether keys may be used from addresses that are not on the list. */
  allow_other_addresses: z.boolean().default(true),
});
export type WorkspaceSettings = z.infer<typeof WorkspaceSettings>;

export async function createWorkspace(
  db: Db,
  input: { name: string; now: Date; adminId: number; isPersonal?: boolean },
): Promise<number> {
  const { id } = await db
    .insertInto('workspaces')
    .values({ name: input.name, created_at: input.now, is_personal: input.isPersonal ?? false })
    .returning('id')
    .executeTakeFirstOrThrow();
  await addFirstAdmin(db, id, input.adminId, input.now);
  return id;
}

/** A workspace for another team; its maker goes on working where they are. */
export async function addWorkspace(ctx: Ctx, person: Person, name: string): Promise<number> {
  return inTransaction(ctx.db, async (tx) => {
    const id = await createWorkspace(tx, { name, now: ctx.now(), adminId: person.userId });
    await audit({ ...ctx, workspaceId: id }, tx, {
      action: 'workspace.created',
      subjectId: id,
      subject: name,
    });
    return id;
  });
}

/** Everybody may have one workspace of their own; it becomes the active one. */
export async function createPersonalWorkspace(ctx: Ctx, person: Person): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const user = await getUserRow(tx, person.userId);
    // Two clicks at once must not make two workspaces: the second waits here and then finds the first.
    await tx.selectFrom('users').select('id').where('id', '=', user.id).forUpdate().execute();
    const memberships = await membershipsOf(ctx, user.id);
    if (memberships.some(({ is_personal }) => is_personal)) throw fail('workspaces.personal_exists');
    const id = await createWorkspace(tx, {
      name: user.name,
      now: ctx.now(),
      adminId: user.id,
      isPersonal: true,
    });
    await setActiveWorkspace(tx, user.id, id);
    await audit({ ...ctx, workspaceId: id }, tx, {
      action: 'workspace.created',
      subjectId: id,
      subject: user.name,
    });
    await announce(tx, null, { event: 'sockets.renewed', user_id: user.id });
  });
}

export async function chooseWorkspace(ctx: Ctx, person: Person, workspaceId: number): Promise<void> {
  const memberships = await membershipsOf(ctx, person.userId);
  const found = memberships.find((one) => one.workspace_id === workspaceId && one.status === 'active');
  if (found === undefined) throw fail('workspaces.not_found');
  await setActiveWorkspace(ctx.db, person.userId, workspaceId);
  await announce(ctx.db, null, { event: 'sockets.renewed', user_id: person.userId });
}

export function findWorkspace(services: Services, workspaceId: number) {
  return services.db.selectFrom('workspaces').selectAll().where('id', '=', workspaceId).executeTakeFirst();
}

export async function listWorkspacesOf(services: Services, userId: number) {
  const memberships = await membershipsOf(services, userId);
  return memberships.filter(({ status }) => status === 'active');
}

export async function getWorkspaceSettings(ctx: Ctx): Promise<WorkspaceSettings> {
  const row = await findWorkspace(ctx, ctx.workspaceId);
  return WorkspaceSettings.parse(row?.settings ?? {});
}

export async function saveWorkspaceSettings(
  ctx: Ctx,
  change: Partial<WorkspaceSettings>,
): Promise<WorkspaceSettings> {
  return inTransaction(ctx.db, async (tx) => {
    const row = await tx
      .selectFrom('workspaces')
      .select('settings')
      .where('id', '=', ctx.workspaceId)
      .forUpdate()
      .executeTakeFirst();
    const settings = { ...WorkspaceSettings.parse(row?.settings ?? {}), ...change };
    await tx
      .updateTable('workspaces')
      .set({ settings: JSON.stringify(settings) })
      .where('id', '=', ctx.workspaceId)
      .execute();
    return settings;
  });
}

export async function getConfiguration(ctx: Ctx): Promise<WorkspaceConfiguration> {
  const row = await findWorkspace(ctx, ctx.workspaceId);
  if (row === undefined) throw fail('workspaces.not_found');
  const { thresholds, speech, time_zone, retention, join } = WorkspaceSettings.parse(row.settings);
  return {
    name: row.name,
    thresholds,
    default_language: speech.default_language,
    time_zone,
    retention,
    join,
  };
}

export async function changeConfiguration(
  ctx: Ctx,
  change: Partial<WorkspaceConfiguration>,
): Promise<WorkspaceConfiguration> {
  const before = await getConfiguration(ctx);
  if (change.time_zone !== undefined && !isTimeZone(change.time_zone)) throw fail('workspaces.time_zone');
  if (change.join !== undefined) await refuseForeignDomains(ctx, before.join.domains, change.join.domains);
  const { name, default_language, ...settings } = change;
  const { speech } = await getWorkspaceSettings(ctx);
  await saveWorkspaceSettings(ctx, {
    ...settings,
    ...(default_language === undefined ? {} : { speech: { ...speech, default_language } }),
  });
  if (name !== undefined)
    await ctx.db.updateTable('workspaces').set({ name }).where('id', '=', ctx.workspaceId).execute();
  const after = await getConfiguration(ctx);
  const difference = changed(before, after);
  if (difference !== undefined) {
    await audit(ctx, ctx.db, { action: 'workspace.changed', subject: after.name, ...difference });
    await announce(ctx.db, ctx.workspaceId, { event: 'workspace.changed' });
  }
  return after;
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** Else anybody with a workspace could collect the people of another company. */
async function refuseForeignDomains(ctx: Ctx, before: string[], after: string[]): Promise<void> {
  const user = await getUserRow(ctx.db, ctx.userId);
  const own = user.email.split('@').at(-1)?.toLowerCase();
  const foreign = after.find((domain) => !before.includes(domain) && domain.toLowerCase() !== own);
  if (foreign !== undefined) throw fail('workspaces.join_domain', { domain: foreign });
}

/** Tables of a workspace, those that point at others first. */
export const ownedTables = [
  'notifications',
  'saved_views',
  'annotations',
  'comments',
  'favorites',
  'rule_runs',
  'rule_versions',
  'file_metrics',
  'custom_metrics',
  'segment_files',
  'segments',
  'pattern_matches',
  'patterns',
  'file_tags',
  'tags',
  'phrase_vectors',
  'phrase_index',
  'call_words',
  'semantic_models',
  'user_pins',
  'projects',
  'shares',
  'api_keys',
  'ip_list',
  'phrases',
  'transcripts',
  'segment_results',
  'file_stages',
  'files',
  'sources',
  'audit_log',
  'members',
] as const;

/** Removes a workspace with everything in it. */
export async function removeWorkspace(ctx: Ctx, workspaceId: number): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    for (const table of ownedTables)
      await tx.deleteFrom(table).where('workspace_id', '=', workspaceId).execute();
    await tx.deleteFrom('workspaces').where('id', '=', workspaceId).execute();
  });
  await ctx.blobs.removeFolder(String(workspaceId));
}
