import type { Db } from '../../platform/database.ts';

export function listFileTagRows(db: Db, workspaceId: number, fileId: string) {
  return db
    .selectFrom('file_tags')
    .innerJoin('tags', (join) =>
      join
        .onRef('tags.workspace_id', '=', 'file_tags.workspace_id')
        .onRef('tags.id', '=', 'file_tags.tag_id'),
    )
    .leftJoin('users', 'users.id', 'file_tags.user_id')
    .select(['tags.id', 'tags.name', 'tags.color', 'tags.weight'])
    .select(['file_tags.origin', 'file_tags.at', 'file_tags.evidence', 'users.name as by'])
    .where('file_tags.workspace_id', '=', workspaceId)
    .where('file_tags.file_id', '=', fileId)
    .where('file_tags.removed', '=', false)
    .orderBy((eb) => eb.fn('lower', ['tags.name']))
    .execute();
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

export function findFileTagRow(db: Db, workspaceId: number, fileId: string, tagId: number) {
  return db
    .selectFrom('file_tags')
    .select(['origin', 'removed'])
    .where('workspace_id', '=', workspaceId)
    .where('file_id', '=', fileId)
    .where('tag_id', '=', tagId)
    .executeTakeFirst();
}

/** Writes what a person decided over what stands there. */
export async function putFileTag(
  tx: Db,
  workspaceId: number,
  row: { file_id: string; tag_id: number; removed: boolean; user_id: number | null; at: Date },
): Promise<void> {
  const { removed, user_id, at } = row;
  await tx
    .insertInto('file_tags')
    .values({ workspace_id: workspaceId, ...row, origin: 'hand' })
    .onConflict((conflict) =>
      conflict
        .columns(['workspace_id', 'file_id', 'tag_id'])
        .doUpdateSet({ origin: 'hand', removed, evidence: '[]', rule_version: null, user_id, at }),
    )
    .execute();
}
