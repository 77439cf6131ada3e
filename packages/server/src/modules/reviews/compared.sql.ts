import { type RawBuilder, sql } from 'kysely';
import type { CallCondition } from '../files/call-conditions.ts';

/**
 * Of each question about a call what the first person answered blind, beside what the machine said then, where both can be compared:
 * neither said that they cannot tell, and neither wrote words.
 */
const compared = (workspaceId: number, goalId: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select distinct on (r.goal_id, r.file_id, a.question_id) r.file_id, a.state = a.machine_state and a.answer is not distinct from a.machine_answer as is_same
  from reviews r join review_answers a on a.workspace_id = ${workspaceId} and a.review_id = r.id
  where r.workspace_id = ${workspaceId} and r.goal_id = ${goalId} and r.status = 'submitted' and r.is_blind
    and r.kind in ('lead', 'peer', 'calibration') and ${isComparable(sql.ref('a.state'), sql.ref('a.answer'))}
    and ${isComparable(sql.ref('a.machine_state'), sql.ref('a.machine_answer'))}`;

const isComparable = (state: RawBuilder<unknown>, answer: RawBuilder<unknown>) =>
  sql<boolean>`(${state} = 'not_applicable' or ${state} = 'answered'
    and (jsonb_typeof(${answer}) = 'number' or ${answer} in ('"yes"', '"no"')))`;

/** The share of the questions about a call that the machine answered as the first person did, 0 … 1; null where none was compared. */
export const agreementOf = (workspaceId: number, goalId: number): RawBuilder<number | null> => sql`
  (select avg(is_same::int)::float8 from (${compared(workspaceId, sql`${goalId}`)}
    and r.file_id = files.id order by r.goal_id, r.file_id, a.question_id, r.submitted_at, r.id) as asked)`;

/** Calls in which a machine's answers by any of these goals can be compared with a person's. */
export const comparedCondition: CallCondition<'compared'> = {
  name: 'compared',
  conditions: (ids, { workspaceId }) =>
    ids.length === 0
      ? []
      : [
          sql`files.id in (select asked.file_id from (${compared(workspaceId, sql`any(${[...ids]}::bigint[])`)}) as asked)`,
        ],
};
