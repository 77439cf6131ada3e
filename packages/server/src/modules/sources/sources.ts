import type { SpeakerRole } from '@earshot/core/call/role.ts';
import { fail } from '@earshot/core/errors.ts';
import type { RawAudio } from '@earshot/core/files/files.ts';
import { type MaskReading, readMask } from '@earshot/core/sources/mask.ts';
import type { Source, SourceInput } from '@earshot/core/sources/sources.api.ts';
import type { Ctx } from '../../platform/context.ts';
import { announce } from '../../platform/live.ts';
import { audit, changed } from '../audit/audit.ts';
import {
  findSourceByName,
  findSourceRow,
  insertSourceRow,
  listSourceRows,
  removeSourceRow,
  type SourceRow,
  updateSourceRow,
} from './sources.store.ts';

function present(row: SourceRow): Source {
  const { id, name, field, enabled, mask, language, files } = row;
  return {
    id,
    name,
    field,
    enabled,
    mask,
    language,
    files,
    raw: row.raw as RawAudio,
    channel_roles: row.channel_roles as SpeakerRole[],
  };
}

export async function listSources(ctx: Ctx): Promise<Source[]> {
  return (await listSourceRows(ctx.db, ctx.workspaceId)).map(present);
}

export async function getSource(ctx: Ctx, id: number): Promise<Source> {
  const found = (await listSources(ctx)).find((source) => source.id === id);
  if (found === undefined) throw fail('sources.not_found');
  return found;
}

export async function sourceNames(ctx: Ctx): Promise<Map<number, string>> {
  const rows = await ctx.db
    .selectFrom('sources')
    .select(['id', 'name'])
    .where('workspace_id', '=', ctx.workspaceId)
    .execute();
  return new Map(rows.map((row) => [row.id, row.name]));
}

/** The source of an arriving file, with what its mask reads from the file name. */
export async function resolveSource(ctx: Ctx, id: number | undefined, fileName: string) {
  if (id === undefined) return undefined;
  const row = await findSourceRow(ctx.db, ctx.workspaceId, id);
  if (row === undefined) throw fail('sources.not_found');
  const nothing: MaskReading = { meta: {} };
  return {
    id: row.id,
    raw: row.raw as RawAudio,
    language: row.language,
    channel_roles: row.channel_roles as SpeakerRole[],
    found: (row.mask === null ? null : readMask(row.mask, fileName)) ?? nothing,
  };
}

export async function createSource(ctx: Ctx, input: SourceInput): Promise<Source> {
  await refuseTakenName(ctx, input.name);
  const id = await insertSourceRow(ctx.db, ctx.workspaceId, input, ctx.now());
  await audit(ctx, ctx.db, { action: 'source.created', subjectId: id, subject: input.name, after: input });
  await announce(ctx.db, ctx.workspaceId, { event: 'sources.changed' });
  return getSource(ctx, id);
}

export async function updateSource(ctx: Ctx, id: number, input: SourceInput): Promise<Source> {
  const { id: _id, files: _files, ...before } = await getSource(ctx, id);
  await refuseTakenName(ctx, input.name, id);
  await updateSourceRow(ctx.db, ctx.workspaceId, id, input);
  const difference = changed<Record<string, unknown>>(before, input);
  if (difference !== undefined)
    await audit(ctx, ctx.db, {
      action: 'source.changed',
      subjectId: id,
      subject: before.name,
      ...difference,
    });
  await announce(ctx.db, ctx.workspaceId, { event: 'sources.changed' });
  return getSource(ctx, id);
}

export async function removeSource(ctx: Ctx, id: number): Promise<void> {
  const source = await getSource(ctx, id);
  if (source.files > 0) throw fail('sources.in_use');
  await removeSourceRow(ctx.db, ctx.workspaceId, id);
  await audit(ctx, ctx.db, { action: 'source.removed', subjectId: id, subject: source.name });
  await announce(ctx.db, ctx.workspaceId, { event: 'sources.changed' });
}

async function refuseTakenName(ctx: Ctx, name: string, self?: number): Promise<void> {
  const other = await findSourceByName(ctx.db, ctx.workspaceId, name);
  if (other !== undefined && other.id !== self) throw fail('sources.name_taken');
}
