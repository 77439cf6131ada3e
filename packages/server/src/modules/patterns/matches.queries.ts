import type { Db } from '../../platform/database.ts';

/** The patterns found in a call by name, with the evidence. */
export function listPatternsOfCall(db: Db, workspaceId: number, fileId: string) {
  return db
    .selectFrom('findings')
    .innerJoin('patterns', (join) =>
      join
        .onRef('patterns.workspace_id', '=', 'findings.workspace_id')
        .onRef('patterns.id', '=', 'findings.rule_id'),
    )
    .select(['patterns.id', 'patterns.name', 'findings.evidence'])
    .where('findings.workspace_id', '=', workspaceId)
    .where('findings.file_id', '=', fileId)
    .where('findings.kind', '=', 'pattern')
    .where('findings.removed', '=', false)
    .orderBy((eb) => eb.fn('lower', ['patterns.name']))
    .execute();
}
