import type { File } from '@earshot/core/files/files.ts';
import type { Selectable } from 'kysely';
import type { FileStages } from '../../platform/database.generated.ts';
import type { Db } from '../../platform/database.ts';
import type { Gauge } from '../../platform/operations.ts';
import { uuids } from '../../platform/uuids.sql.ts';

/** What a list of calls shows that other modules own. */

export type StageRow = Selectable<FileStages>;

/** The stages of several calls, in the order they run. */
export function listStages(db: Db, workspaceId: number, fileIds: readonly string[]): Promise<StageRow[]> {
  if (fileIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('file_stages')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('file_id', '=', (eb) => eb.fn.any(uuids(fileIds)))
    .orderBy('position')
    .execute();
}

/** For monitoring: how many calls of the whole installation have which status. */
export const filesByStatus: Gauge = {
  name: 'earshot_files',
  label: 'status',
  async read({ acrossWorkspaces }) {
    const rows = await acrossWorkspaces
      .selectFrom('files')
      .select((eb) => ['status', eb.fn.countAll<number>().as('count')])
      .groupBy('status')
      .execute();
    return rows.map(({ status, count }) => ({ of: status, value: count }));
  },
};

/** The tags of each of several files, by name. */
export async function tagsOfFiles(
  db: Db,
  workspaceId: number,
  fileIds: readonly string[],
): Promise<Map<string, File['tags']>> {
  if (fileIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('findings')
    .innerJoin('tags', (join) =>
      join.onRef('tags.workspace_id', '=', 'findings.workspace_id').onRef('tags.id', '=', 'findings.rule_id'),
    )
    .select(['findings.file_id', 'tags.id', 'tags.name', 'tags.color'])
    .where('findings.workspace_id', '=', workspaceId)
    .where('findings.file_id', '=', (eb) => eb.fn.any(uuids(fileIds)))
    .where('findings.kind', '=', 'tag')
    .where('findings.removed', '=', false)
    .orderBy((eb) => eb.fn('lower', ['tags.name']))
    .execute();
  const byFile = Map.groupBy(rows, (row) => row.file_id);
  return new Map(
    Array.from(byFile, ([fileId, tags]) => [
      fileId,
      tags.map(({ id, name, color }) => ({ id, name, color: color as File['tags'][number]['color'] })),
    ]),
  );
}

/** The labels that each of several files has, by name. */
export async function labelsOfFiles(
  db: Db,
  workspaceId: number,
  fileIds: readonly string[],
): Promise<Map<string, File['labels']>> {
  if (fileIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('findings')
    .innerJoin('classifier_labels as labels', (join) =>
      join
        .onRef('labels.workspace_id', '=', 'findings.workspace_id')
        .onRef('labels.id', '=', 'findings.rule_id'),
    )
    .select(['findings.file_id', 'labels.id', 'labels.name', 'labels.color'])
    .where('findings.workspace_id', '=', workspaceId)
    .where('findings.file_id', '=', (eb) => eb.fn.any(uuids(fileIds)))
    .where('findings.kind', '=', 'label')
    .where('findings.removed', '=', false)
    .orderBy((eb) => eb.fn('lower', ['labels.name']))
    .orderBy('labels.id')
    .execute();
  const byFile = Map.groupBy(rows, (row) => row.file_id);
  return new Map(
    Array.from(byFile, ([fileId, labels]) => [
      fileId,
      labels.map(({ id, name, color }) => ({ id, name, color: color as File['labels'][number]['color'] })),
    ]),
  );
}

/** What each of several files is worth by each goal, by name. */
export async function scoresOfFiles(
  db: Db,
  workspaceId: number,
  fileIds: readonly string[],
): Promise<Map<string, File['scores']>> {
  if (fileIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('call_scores as c')
    .innerJoin('goals', (join) =>
      join.onRef('goals.workspace_id', '=', 'c.workspace_id').onRef('goals.id', '=', 'c.goal_id'),
    )
    .select(['c.file_id', 'c.goal_id', 'goals.name', 'c.score', 'c.passed', 'c.is_provisional'])
    .where('c.workspace_id', '=', workspaceId)
    .where('c.file_id', '=', (eb) => eb.fn.any(uuids(fileIds)))
    .orderBy((eb) => eb.fn('lower', ['goals.name']))
    .execute();
  const byFile = Map.groupBy(rows, (row) => row.file_id);
  return new Map(
    Array.from(byFile, ([id, scores]) => [
      id,
      scores.map(({ goal_id, name, score, passed, is_provisional }) => ({
        goal_id,
        name,
        score,
        passed,
        is_provisional,
      })),
    ]),
  );
}

/** Which of several files are favourites of a person. */
export async function favoritesAmong(
  db: Db,
  workspaceId: number,
  userId: number | null,
  fileIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (userId === null || fileIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('favorites')
    .select('file_id')
    .where('workspace_id', '=', workspaceId)
    .where('user_id', '=', userId)
    .where('file_id', '=', (eb) => eb.fn.any(uuids(fileIds)))
    .execute();
  return new Set(rows.map((row) => row.file_id));
}
