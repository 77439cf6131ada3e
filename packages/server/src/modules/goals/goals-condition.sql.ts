import type { GoalOutcome, GoalScoreFilter } from '@earshot/core/calls/goal-score-filters.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Condition } from '../call-index/phrase.sql.ts';
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

const outcomes: Record<GoalOutcome, RawBuilder<boolean>> = {
  passed: sql`scored.passed`,
  failed: sql`not scored.passed`,
  open: sql`scored.passed is null`,
  decided: sql`scored.passed is not null`,
};

const stages: Record<'published' | 'machine', RawBuilder<boolean>> = {
  published: sql`scored.published_at is not null`,
  machine: sql`scored.published_at is null`,
};

/** A question is answered, by a person or else by the machine. */
const isAnswered = (workspaceId: number, questionId: number) => sql<boolean>`exists (
  select from call_answers said where said.workspace_id = ${workspaceId} and said.goal_id = scored.goal_id
    and said.file_id = scored.file_id and said.question_id = ${questionId}
    and coalesce(said.given_state, said.state) = 'answered')`;

/** The answer to a question earns so much of its points. Asked of each call by its key: of few calls few answers are read. */
function earns(
  workspaceId: number,
  { goal_id, question_id = 0, credit }: GoalScoreFilter & { credit: NonNullable<GoalScoreFilter['credit']> },
): Condition {
  const { start, to } = credit;
  const limits = [
    ...(start === null ? [] : [sql`and said.credit_percent >= ${start}::float8`]),
    ...(to === null ? [] : [sql`and said.credit_percent <= ${to}::float8`]),
  ];
  return sql`exists (select from call_answers said where said.workspace_id = ${workspaceId} and said.goal_id = ${goal_id}
    and said.file_id = files.id and said.question_id = ${question_id} and said.credit_percent is not null
    ${sql.join(limits, sql` `)})`;
}

/**
 * Calls by their score by a goal: between two limits, passed, failed, or neither yet; published, a question answered, or what its answer
 * earns.
 */
export const goalScoreCondition: CallCondition<'score'> = {
  name: 'score',
  conditions: (asked, { workspaceId }) =>
    asked.flatMap((one) => {
      const { goal_id, start, to, outcome, stage, question_id, credit } = one;
      const parts = [
        ...(start === null ? [] : [sql<boolean>`scored.score >= ${start}::real`]),
        ...(to === null ? [] : [sql<boolean>`scored.score <= ${to}::real`]),
        ...(outcome === null ? [] : [outcomes[outcome]]),
        ...(stage === undefined ? [] : [stages[stage]]),
        ...(question_id === undefined || credit !== undefined ? [] : [isAnswered(workspaceId, question_id)]),
      ];
      const earned = credit === undefined ? [] : [earns(workspaceId, { ...one, credit })];
      // Whatever has an answer has a score.
      if (parts.length === 0 && credit !== undefined) return earned;
      const of = sql<boolean>`scored.workspace_id = ${workspaceId} and scored.goal_id = ${goal_id}`;
      const scored = sql<boolean>`files.id in (
        select scored.file_id from call_scores scored where ${sql.join([of, ...parts], sql` and `)})`;
      return [scored, ...earned];
    }),
};
