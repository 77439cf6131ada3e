import type { File } from '@earshot/core/files/files.ts';
import type { Db } from '../../platform/database.ts';

/** The tags of each of several files, by name. */
export async function tagsOfFiles(
  db: Db,
  workspaceId: number,
  fileIds: readonly string[],
): Promise<Map<string, File['tags']>> {
  if (fileIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('file_tags')
    .innerJoin('tags', (join) =>
      join
        .onRef('tags.workspace_id', '=', 'file_tags.workspace_id')
        .onRef('tags.id', '=', 'file_tags.tag_id'),
    )
    .select(['file_tags.file_id', 'tags.id', 'tags.name', 'tags.color'])
    .where('file_tags.workspace_id', '=', workspaceId)
    .where('file_tags.file_id', 'in', [...fileIds])
    .where('file_tags.removed', '=', false)
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
    .where('file_id', 'in', [...fileIds])
    .execute();
  return new Set(rows.map((row) => row.file_id));
}
