import type { SpeakerRole } from '@earshot/core/call/role.ts';
import { fail } from '@earshot/core/errors.ts';
import type { RawAudio } from '@earshot/core/files/files.ts';
import { type MaskReading, readMask } from '@earshot/core/sources/mask.ts';
import { canFill, maskIssue } from '@earshot/core/sources/source-rules.ts';
import type { Source, SourceInput } from '@earshot/core/sources/sources.api.ts';
import { type Ctx, type TxCtx, transact } from '../../platform/context.ts';
import { publish } from '../../platform/events.ts';
import { announce } from '../../platform/live.ts';
import { audit, changed } from '../audit/audit.ts';
import { sourceChanged } from './sources.events.ts';
import { countCallsBySource, countCallsOf, hasCalls } from './sources.queries.ts';
import {
  findSourceByName,
  findSourceRow,
  insertSourceRow,
  listSourceNames,
  listSourceRows,
  removeSourceRow,
  type SourceRow,
  updateSourceRow,
} from './sources.store.ts';

function present(row: SourceRow, files: number): Source {
  const { id, name, field, enabled, mask, language } = row;
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
  const [rows, calls] = await Promise.all([
    listSourceRows(ctx.db, ctx.workspaceId),
    countCallsBySource(ctx.db, ctx.workspaceId),
  ]);
  return rows.map((row) => present(row, calls.get(row.id) ?? 0));
}

/** Throws `sources.not_found`. */
export async function getSource(ctx: Ctx, id: number): Promise<Source> {
  const row = await findSource(ctx, id);
  return present(row, await countCallsOf(ctx.db, ctx.workspaceId, id));
}

async function findSource(ctx: Ctx, id: number): Promise<SourceRow> {
  const row = await findSourceRow(ctx.db, ctx.workspaceId, id);
  if (row === undefined) throw fail('sources.not_found');
  return row;
}

export async function sourceNames(ctx: Ctx): Promise<Map<number, string>> {
  const rows = await listSourceNames(ctx.db, ctx.workspaceId);
  return new Map(rows.map((row) => [row.id, row.name]));
}

/** The source of an arriving file, with what its mask reads from the file name. */
export async function resolveSource(ctx: Ctx, id: number | undefined, fileName: string) {
  if (id === undefined) return undefined;
  const row = await findSource(ctx, id);
  if (!row.enabled) throw fail('sources.disabled');
  const read = row.mask === null ? null : readMask(row.mask, fileName);
  return {
    id: row.id,
    raw: row.raw as RawAudio,
    language: row.language,
    channel_roles: row.channel_roles as SpeakerRole[],
    found: filled(row, read ?? { meta: {} }),
  };
}

/** What a file is known by from its name; the field that the source fills says which source it was, unless the name does. */
function filled({ field, name }: SourceRow, read: MaskReading): MaskReading {
  if (field === null) return read;
  if (field === 'operator' || field === 'abonent') return { [field]: name, ...read };
  return { ...read, meta: { [field]: name, ...read.meta } };
}

function refuseInvalid({ mask, field }: SourceInput): void {
  const reason = mask === null ? undefined : maskIssue(mask);
  if (reason !== undefined) throw fail('sources.mask_invalid', { reason });
  if (field !== null && !canFill(field)) throw fail('sources.field_invalid');
}

export async function createSource(ctx: Ctx, input: SourceInput): Promise<Source> {
  refuseInvalid(input);
  await refuseTakenName(ctx, input.name);
  const id = await saving(ctx, 'created', async (ctx) => {
    const sourceId = await insertSourceRow(ctx.db, ctx.workspaceId, input, ctx.now());
    await audit(ctx, { action: 'source.created', subjectId: sourceId, subject: input.name, after: input });
    return sourceId;
  });
  return getSource(ctx, id);
}

export async function updateSource(ctx: Ctx, id: number, input: SourceInput): Promise<Source> {
  const { id: _id, files: _files, ...before } = present(await findSource(ctx, id), 0);
  refuseInvalid(input);
  await refuseTakenName(ctx, input.name, id);
  await saving(ctx, 'changed', async (ctx) => {
    await updateSourceRow(ctx.db, ctx.workspaceId, id, input);
    const difference = changed<Record<string, unknown>>(before, input);
    if (difference !== undefined)
      await audit(ctx, { action: 'source.changed', subjectId: id, subject: before.name, ...difference });
    return id;
  });
  return getSource(ctx, id);
}

export async function removeSource(ctx: Ctx, id: number): Promise<void> {
  const source = await findSource(ctx, id);
  if (await hasCalls(ctx.db, ctx.workspaceId, id)) throw fail('sources.in_use');
  await saving(ctx, 'removed', async (ctx) => {
    await removeSourceRow(ctx.db, ctx.workspaceId, id);
    await audit(ctx, { action: 'source.removed', subjectId: id, subject: source.name });
    return id;
  });
}

/** A change is one transaction, and everybody who listens hears of it; `work` answers the source's id. */
function saving(
  ctx: Ctx,
  change: 'created' | 'changed' | 'removed',
  work: (ctx: TxCtx) => Promise<number>,
): Promise<number> {
  return transact(ctx, async (ctx) => {
    const source_id = await work(ctx);
    await publish(ctx, sourceChanged, { source_id, change });
    await announce(ctx.db, ctx.workspaceId, { event: 'sources.changed' });
    return source_id;
  });
}

async function refuseTakenName(ctx: Ctx, name: string, self?: number): Promise<void> {
  const other = await findSourceByName(ctx.db, ctx.workspaceId, name);
  if (other !== undefined && other.id !== self) throw fail('sources.name_taken');
}
