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

/** These versions of forms. */
export async function findForms(
  db: Db,
  workspaceId: number,
  versions: readonly { goal_id: number; version: number }[],
): Promise<{ goal_id: number; version: number; body: unknown }[]> {
  if (versions.length === 0) return [];
  const ids = versions.map(({ goal_id }) => goal_id);
  const numbers = versions.map(({ version }) => version);
  const { rows } = await sql<{ goal_id: number; version: number; body: unknown }>`
    select kept.rule_id as goal_id, kept.version, kept.body from rule_versions kept
    join unnest(${ids}::bigint[], ${numbers}::int[]) as asked (goal_id, version)
      on asked.goal_id = kept.rule_id and asked.version = kept.version
    where kept.workspace_id = ${workspaceId} and kept.kind = 'goal'`.execute(db);
  return rows;
}
