import { sql } from 'kysely';
import type { CallCondition } from '../files/call-conditions.ts';
import { callsWithFinding } from '../findings/findings.sql.ts';

/** Calls with any of these patterns. */
export const patternsCondition: CallCondition<'patterns'> = {
  name: 'patterns',
  conditions: (ids, { workspaceId }) =>
    ids.length === 0 ? [] : [sql`files.id in (${callsWithFinding(workspaceId, 'pattern', ids)})`],
  values: ({ workspaceId }) => sql`select found.file_id, patterns.id::text as value, patterns.name as label
    from findings found
    join patterns on patterns.workspace_id = found.workspace_id and patterns.id = found.rule_id
    where found.workspace_id = ${workspaceId} and found.kind = 'pattern' and not found.removed`,
};
