import { type RawBuilder, sql } from 'kysely';
import type { CallCondition } from '../files/call-conditions.ts';

/** Calls that have a score by any of these goals. */
export const goalsCondition: CallCondition<'goals'> = {
  name: 'goals',
  conditions: (ids, { workspaceId }) =>
    ids.length === 0
      ? []
      : [
          sql`files.id in (select scored.file_id from call_scores scored where scored.workspace_id = ${workspaceId}
            and scored.goal_id = any(${[...ids]}::bigint[]))`,
        ],
  values: ({ workspaceId }) => sql`select scored.file_id, goals.id::text as value, goals.name as label
    from call_scores scored join goals on goals.workspace_id = scored.workspace_id and goals.id = scored.goal_id
    where scored.workspace_id = ${workspaceId}`,
};

const outcomes: Record<'passed' | 'failed' | 'open', RawBuilder<boolean>> = {
  passed: sql`scored.passed`,
  failed: sql`not scored.passed`,
  open: sql`scored.passed is null`,
};

/** Calls by their score by a goal: between two limits, passed, failed, or neither yet. */
export const goalScoreCondition: CallCondition<'score'> = {
  name: 'score',
  conditions: (asked, { workspaceId }) =>
    asked.map(({ goal_id, start, to, outcome }) => {
      const parts = [
        sql<boolean>`scored.workspace_id = ${workspaceId} and scored.goal_id = ${goal_id}`,
        ...(start === null ? [] : [sql<boolean>`scored.score >= ${start}::real`]),
        ...(to === null ? [] : [sql<boolean>`scored.score <= ${to}::real`]),
        ...(outcome === null ? [] : [outcomes[outcome]]),
      ];
      return sql`files.id in (select scored.file_id from call_scores scored where ${sql.join(parts, sql` and `)})`;
    }),
};
