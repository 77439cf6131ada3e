import { sql } from 'kysely';
import type { CallCondition } from '../files/call-conditions.ts';
import { callsWithFinding } from '../findings/findings.sql.ts';

/** Calls in which any of these scripts was said. */
export const scriptsCondition: CallCondition<'scripts'> = {
  name: 'scripts',
  conditions: (ids, { workspaceId }) =>
    ids.length === 0 ? [] : [sql`files.id in (${callsWithFinding(workspaceId, 'script', ids)})`],
  values: ({ workspaceId }) => sql`select found.file_id, scripts.id::text as value, scripts.name as label
    from findings found
    join scripts on scripts.workspace_id = found.workspace_id and scripts.id = found.rule_id
    where found.workspace_id = ${workspaceId} and found.kind = 'script' and not found.removed`,
};
