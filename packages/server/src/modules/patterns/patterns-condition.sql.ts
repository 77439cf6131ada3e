import { sql } from 'kysely';
import type { CallCondition } from '../files/call-conditions.ts';
import { callsWithFinding } from '../findings/findings.sql.ts';

/** Calls with any of these patterns. */
export const patternsCondition: CallCondition<'patterns'> = {
  name: 'patterns',
  conditions: (ids, { workspaceId }) =>
    ids.length === 0 ? [] : [sql`files.id in (${callsWithFinding(workspaceId, 'pattern', ids)})`],
};
