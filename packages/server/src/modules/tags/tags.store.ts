import type { TagInput } from '@earshot/core/tags/tags.api.ts';
import type { Selectable } from 'kysely';
import type { Tags } from '../../platform/database.generated.ts';
import type { Db } from '../../platform/database.ts';
import { countRules } from '../versions/versions.store.ts';

export type TagRow = Selectable<Tags>;

function selectTags(db: Db, workspaceId: number) {
  return db
    .selectFrom('tags')
    .leftJoin('users', 'users.id', 'tags.author_id')
    .selectAll('tags')
    .select('users.name as author')
    .select((eb) =>
      eb
        .selectFrom('file_tags')
        .select((inner) => inner.fn.countAll<number>().as('files'))
        .whereRef('file_tags.workspace_id', '=', 'tags.workspace_id')
        .whereRef('file_tags.tag_id', '=', 'tags.id')
        .where('file_tags.removed', '=', false)
        .as('files'),
    )
    .where('tags.workspace_id', '=', workspaceId);
}

export async function listTagRows(
  db: Db,
  workspaceId: number,
  { limit, offset }: { limit: number; offset: number },
) {
  const [rows, count] = await Promise.all([
    selectTags(db, workspaceId)
      .orderBy((eb) => eb.fn('lower', ['tags.name']))
      .limit(limit)
      .offset(offset)
      .execute(),
    countRules(db, workspaceId, 'tag'),
  ]);
  return { rows, count };
}

export function findTagRow(db: Db, workspaceId: number, id: number) {
  return selectTags(db, workspaceId).where('tags.id', '=', id).executeTakeFirst();
}

export type ShownTagRow = NonNullable<Awaited<ReturnType<typeof findTagRow>>>;

/** No rule is no value rather than the JSON value null. */
function toColumn(detection: TagInput['detection']): string | null {
  return detection === null ? null : JSON.stringify(detection);
}

/** What may change of a tag, as the database takes it. */
export type TagChange = TagInput & { applies_from: Date | null; updated_at: Date };

export async function insertTagRow(
  tx: Db,
  workspaceId: number,
  tag: TagChange & { author_id: number | null },
): Promise<number> {
  const { id } = await tx
    .insertInto('tags')
    .values({
      workspace_id: workspaceId,
      ...tag,
      detection: toColumn(tag.detection),
      created_at: tag.updated_at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateTagRow(
  tx: Db,
  workspaceId: number,
  id: number,
  change: TagChange & { version: number },
): Promise<void> {
  await tx
    .updateTable('tags')
    .set({ ...change, detection: toColumn(change.detection) })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .execute();
}

/** Removes the tag, also from every call. */
export async function removeTagRows(tx: Db, workspaceId: number, id: number): Promise<void> {
  await tx.deleteFrom('file_tags').where('workspace_id', '=', workspaceId).where('tag_id', '=', id).execute();
  await tx.deleteFrom('tags').where('workspace_id', '=', workspaceId).where('id', '=', id).execute();
}
