import type { BodyOf } from '@earshot/core/endpoint.ts';
import { fail } from '@earshot/core/errors.ts';
import type { updateFile as updateFileEndpoint } from '@earshot/core/files/files.api.ts';
import type { File } from '@earshot/core/files/files.ts';
import { validate as isUuid } from 'uuid';
import { mayDo } from '../../platform/authorise.ts';
import { type Ctx, transact } from '../../platform/context.ts';
import { publish } from '../../platform/events.ts';
import { extensionsOf } from '../../platform/extensions.ts';
import { announce, liveSource } from '../../platform/live.ts';
import { agentNames } from '../agents/known-agents.ts';
import { audit, changed } from '../audit/audit.ts';
import { sourceNames } from '../sources/sources.ts';
import { subscriberLabels } from '../subscribers/known-subscribers.ts';
import { callCounters } from './call-counters.ts';
import { changeFileRow, holdFileRow } from './file-rows.ts';
import { callChanged, callRemoved } from './files.events.ts';
import { presentFile } from './files.present.ts';
import { favoritesAmong, labelsOfFiles, listStages, scoresOfFiles, tagsOfFiles } from './files.queries.ts';
import { type FileRow, findFile, removeFileRow, removeRowsOfFile, updateFileRow } from './files.store.ts';
import { leavingCalls } from './leaving-calls.ts';
import { peopleOf } from './people-of-call.ts';

export type { FileChange, FileRow } from './files.store.ts';

export async function getFileRow(ctx: Ctx, fileId: string): Promise<FileRow> {
  const row = isUuid(fileId) ? await findFile(ctx.db, ctx.workspaceId, fileId) : undefined;
  if (row === undefined) throw fail('files.not_found');
  return row;
}

export async function getFile(ctx: Ctx, fileId: string): Promise<File> {
  const [file] = await presentFiles(ctx, [await getFileRow(ctx, fileId)]);
  if (file === undefined) throw fail('files.not_found');
  return file;
}

/** Rows as the interface gets them, with their stages, tags and whether one favours them. */
export async function presentFiles(ctx: Ctx, rows: readonly FileRow[]): Promise<File[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const [stages, names, tags, labels, scores, favorites, operators, abonents] = await Promise.all([
    listStages(ctx.db, ctx.workspaceId, ids),
    rows.some((row) => row.source_id !== null) ? sourceNames(ctx) : new Map<number, string>(),
    tagsOfFiles(ctx.db, ctx.workspaceId, ids),
    mayDo(ctx, 'classifiers.read') ? labelsOfFiles(ctx.db, ctx.workspaceId, ids) : new Map<string, never[]>(),
    scoresOfFiles(ctx.db, ctx.workspaceId, ids),
    favoritesAmong(ctx.db, ctx.workspaceId, ctx.ownerId, ids),
    agentNames(ctx, present(rows.map((row) => row.agent_id))),
    subscriberLabels(ctx, present(rows.map((row) => row.subscriber_id))),
  ]);
  const byFile = Map.groupBy(stages, (stage) => stage.file_id);
  return rows.map((row) =>
    presentFile(row, {
      stages: byFile.get(row.id) ?? [],
      sourceName: names.get(row.source_id ?? -1),
      tags: tags.get(row.id) ?? [],
      labels: labels.get(row.id) ?? [],
      scores: scores.get(row.id) ?? [],
      favorite: favorites.has(row.id),
      operator: operators.get(row.agent_id ?? -1),
      abonent: abonents.get(row.subscriber_id ?? -1),
    }),
  );
}

const present = (ids: readonly (number | null)[]) => [...new Set(ids.filter((id) => id !== null))];

export async function updateFile(
  ctx: Ctx,
  fileId: string,
  body: BodyOf<typeof updateFileEndpoint>,
): Promise<File> {
  await transact(ctx, async (ctx) => {
    const before = await getFileRow(ctx, fileId);
    const change = { ...body, ...(await peopleOf(ctx, body)) };
    if (Object.keys(change).length > 0) await changeFileRow(ctx, fileId, change);
    await assertStillSeen(ctx, fileId);
    if ('operator' in body || 'recorded_at' in body)
      await publish(ctx, callChanged, { file_id: fileId, what: 'details' });
    const difference = changed<Record<string, unknown>>(before, body);
    if (difference !== undefined)
      await audit(ctx, {
        action: 'file.changed',
        subjectId: fileId,
        subject: before.name,
        ...difference,
      });
    await announce(ctx.db, ctx.workspaceId, { event: 'file.changed', file_id: fileId });
  });
  return getFile(ctx, fileId);
}

/** Somebody limited to their teams gives no call away: it would be gone from their sight. */
export async function assertStillSeen(ctx: Ctx, fileId: string): Promise<void> {
  if (ctx.limit !== null && (await findFile(ctx.db, ctx.workspaceId, fileId)) === undefined)
    throw fail('agents.needed');
}

/** Removes the call and everything that hangs on it. */
export async function removeFile(ctx: Ctx, fileId: string): Promise<void> {
  await transact(ctx, async (ctx) => {
    const row = await holdFileRow(ctx, fileId);
    for (const leave of extensionsOf(ctx, leavingCalls)) await leave(ctx, fileId);
    // What it is counted as goes last: whoever counts it anew meanwhile may have changed any other row of it.
    const counters = extensionsOf(ctx, callCounters);
    const others = ctx.tables.call.filter((table) => !counters.some((one) => one.table === table));
    await removeRowsOfFile(ctx.db, ctx.workspaceId, fileId, others);
    for (const { uncount } of counters) await uncount(ctx, fileId);
    if (!(await removeFileRow(ctx.db, ctx.workspaceId, fileId))) throw fail('files.not_found');
    await audit(ctx, { action: 'file.removed', subjectId: fileId, subject: row.name });
    await publish(ctx, callRemoved, { file_id: fileId });
    const { agent_id, created_by } = row;
    await announce(ctx.db, ctx.workspaceId, { event: 'file.removed', file_id: fileId, agent_id, created_by });
  });
}

/** Removes the sound and the results of a call that is gone; what a late writer leaves is swept at the next start. */
export async function removeBlobs(ctx: Ctx, { file_id }: { file_id: string }): Promise<void> {
  await ctx.blobs.removeFolder(`${ctx.workspaceId}/${file_id}`);
}

export async function swapRoles(ctx: Ctx, fileId: string): Promise<File> {
  await transact(ctx, async (ctx) => {
    const row = await getFileRow(ctx, fileId);
    await updateFileRow(ctx.db, ctx.workspaceId, fileId, { roles_swapped: !row.roles_swapped });
    await audit(ctx, {
      action: 'file.changed',
      subjectId: fileId,
      subject: row.name,
      before: { roles_swapped: row.roles_swapped },
      after: { roles_swapped: !row.roles_swapped },
    });
    await publish(ctx, callChanged, { file_id: fileId, what: 'roles' });
    await announce(ctx.db, ctx.workspaceId, { event: 'file.changed', file_id: fileId });
  });
  return getFile(ctx, fileId);
}

/** Progress of one file is sent at most this often. */
const togetherMs = 120;

/** A changed call as everybody in the workspace gets it, so that a list fills its bars without asking again. */
export const liveFile = liveSource('file.changed', {
  togetherMs,
  together: ({ file_id }) => file_id,
  async message(ctx, { file_id }) {
    // Whose favourite it is differs from one listener to the other, and not everybody may see labels.
    const { favorite: _favorite, labels: _labels, ...file } = await getFile(ctx, file_id);
    return { message: { event: 'file.changed', file } };
  },
});

/** That a call is gone, to whoever saw it while it was there. */
export const liveRemoval = liveSource('file.removed', {
  async message(ctx, { file_id, agent_id, created_by }) {
    const isSeen =
      ctx.limit === null ||
      (agent_id === null ? created_by === ctx.limit.userId : (await agentNames(ctx, [agent_id])).size > 0);
    return isSeen ? { message: { event: 'file.removed', file_id } } : undefined;
  },
});

/** That comments or notes of a call are others now, to whoever sees the call. */
export const liveComments = liveSource('comments.changed', {
  async message(ctx, { file_id }) {
    if (ctx.limit !== null) await getFileRow(ctx, file_id);
    return { message: { event: 'comments.changed', file_id } };
  },
});
