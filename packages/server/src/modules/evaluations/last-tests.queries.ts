import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';

export type LastTestRow = {
  project_id: number;
  kind: string;
  version: number;
  ended_at: Date;
  verdict: string | null;
  figure: unknown;
};

/** Of each project the last run that ended well and was of what it tests now. */
export async function listLastTestRows(db: Db, workspaceId: number): Promise<LastTestRow[]> {
  const { rows } = await sql<LastTestRow>`
    select distinct on (r.project_id) r.project_id, r.subject ->> 'kind' as kind, r.version, r.ended_at, r.verdict, r.figure
    from evaluation_runs r
    join projects p on p.workspace_id = ${workspaceId} and p.id = r.project_id
      and p.subject ->> 'kind' = r.subject ->> 'kind' and p.subject ->> 'id' = r.subject ->> 'id'
    where r.workspace_id = ${workspaceId} and r.status = 'done' and r.ended_at is not null
    order by r.project_id, r.id desc`.execute(db);
  return rows;
}
