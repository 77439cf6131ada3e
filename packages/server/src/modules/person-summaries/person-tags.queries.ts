/** Which tags the calls of somebody have, read from tables of modules below. */
import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import { callsOf, type Whose } from './calls-of.sql.ts';

export type TagRow = { id: number; name: string; color: string; weight: number; files: number };

export async function countTags(db: Db, workspaceId: number, whose: Whose): Promise<TagRow[]> {
  const { rows } = await sql<TagRow>`
    select t.id, t.name, t.color, t.weight, count(*)::int as files
    from files f
    join findings found on found.workspace_id = f.workspace_id and found.file_id = f.id
      and found.kind = 'tag' and not found.removed
    join tags t on t.workspace_id = found.workspace_id and t.id = found.rule_id
    where ${callsOf(workspaceId, whose)}
    group by t.id, t.name, t.color, t.weight order by count(*) desc, lower(t.name)`.execute(db);
  return rows;
}
