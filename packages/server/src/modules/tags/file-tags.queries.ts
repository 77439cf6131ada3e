import type { Db } from '../../platform/database.ts';

/** The tags of a call by name, with why they are there and who said so. */
export function listFileTagRows(db: Db, workspaceId: number, fileId: string) {
  return db
    .selectFrom('findings')
    .innerJoin('tags', (join) =>
      join.onRef('tags.workspace_id', '=', 'findings.workspace_id').onRef('tags.id', '=', 'findings.rule_id'),
    )
    .leftJoin('users', 'users.id', 'findings.user_id')
    .select(['tags.id', 'tags.name', 'tags.color', 'tags.weight'])
    .select(['findings.origin', 'findings.at', 'findings.evidence', 'users.name as by'])
    .where('findings.workspace_id', '=', workspaceId)
    .where('findings.file_id', '=', fileId)
    .where('findings.kind', '=', 'tag')
    .where('findings.removed', '=', false)
    .orderBy((eb) => eb.fn('lower', ['tags.name']))
    .execute();
}
