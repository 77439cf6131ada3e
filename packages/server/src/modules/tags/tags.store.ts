import type { TagInput } from '@earshot/core/tags/tags.api.ts';
import type { Selectable } from 'kysely';
import type { Tags } from '../../platform/database.generated.ts';
import type { Db } from '../../platform/database.ts';

export type TagRow = Selectable<Tags>;

function selectTags(db: Db, workspaceId: number) {
  return db
    .selectFrom('tags')
    .leftJoin('users', 'users.id', 'tags.author_id')
    .selectAll('tags')
    .select('users.name as author')
    .select((eb) =>
      eb
        .selectFrom('findings')
        .select((inner) => inner.fn.countAll<number>().as('files'))
        .where('findings.workspace_id', '=', workspaceId)
        .where('findings.kind', '=', 'tag')
        .whereRef('findings.rule_id', '=', 'tags.id')
        .where('findings.removed', '=', false)
        .as('files'),
    )
    .where('tags.workspace_id', '=', workspaceId);
}

export function listTagRows(
  db: Db,
  workspaceId: number,
  { limit, offset }: { limit: number; offset: number },
) {
  return selectTags(db, workspaceId)
    .orderBy((eb) => eb.fn('lower', ['tags.name']))
    .limit(limit)
    .offset(offset)
    .execute();
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

export async function removeTagRow(tx: Db, workspaceId: number, id: number): Promise<void> {
  await tx.deleteFrom('tags').where('workspace_id', '=', workspaceId).where('id', '=', id).execute();
}

/** The tag's name, while the tag stays; whoever removes it waits for the transaction. */
export function keepTag(tx: Db, workspaceId: number, tagId: number) {
  return tx
    .selectFrom('tags')
    .select('name')
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', tagId)
    .forKeyShare()
    .executeTakeFirst();
}

/** Those of the tags that are there, which stay until the transaction ends. */
export function keepTagRows(tx: Db, workspaceId: number, tagIds: readonly number[]) {
  return tx
    .selectFrom('tags')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where('id', 'in', [...tagIds])
    .orderBy('id')
    .forKeyShare()
    .execute();
}

/** Tags that have a rule, or the one asked for. */
export function listTagRules(db: Db, workspaceId: number, id: number | undefined) {
  let query = db
    .selectFrom('tags')
    .select(['id', 'name', 'version', 'applies_from', 'detection'])
    .where('workspace_id', '=', workspaceId)
    .where('detection', 'is not', null)
    .orderBy('id');
  if (id !== undefined) query = query.where('id', '=', id);
  return query.execute();
}
