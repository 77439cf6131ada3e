import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';

/** The forms that a call has scores by, each in the version of its score. */
export function findScoredForms(db: Db, workspaceId: number, fileIds: readonly string[]) {
  return db
    .selectFrom('call_scores as s')
    .innerJoin('goals as g', (join) =>
      join.onRef('g.workspace_id', '=', 's.workspace_id').onRef('g.id', '=', 's.goal_id'),
    )
    .innerJoin('rule_versions as v', (join) =>
      join
        .onRef('v.workspace_id', '=', 's.workspace_id')
        .onRef('v.rule_id', '=', 's.goal_id')
        .onRef('v.version', '=', 's.version')
        .on('v.kind', '=', 'goal'),
    )
    .select(['s.goal_id', 's.version', 'v.body', 'g.name', 'g.applies_from', 'g.author_id'])
    .distinctOn(['s.goal_id', 's.version'])
    .where('s.workspace_id', '=', workspaceId)
    .where('s.file_id', '=', (eb) => eb.fn.any(sql<string[]>`${[...fileIds]}::uuid[]`))
    .orderBy('s.goal_id')
    .orderBy('s.version')
    .execute();
}

/** Versions of forms. */
export async function findForms(
  db: Db,
  workspaceId: number,
  asked: readonly { goal_id: number; version: number }[],
): Promise<{ goal_id: number; version: number; body: unknown }[]> {
  const { rows } = await sql<{ goal_id: number; version: number; body: unknown }>`
    select v.rule_id as goal_id, v.version, v.body from rule_versions v
    where v.workspace_id = ${workspaceId} and v.kind = 'goal' and (v.rule_id, v.version) in (
      select goal_id, version from json_to_recordset(${JSON.stringify(asked)}::json) as one (goal_id bigint, version int))`.execute(
    db,
  );
  return rows;
}
