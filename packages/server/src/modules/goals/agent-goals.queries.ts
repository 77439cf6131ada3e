import type { CountedAnswers } from '@earshot/core/goals/question-shares.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import type { Condition } from '../call-index/phrase.sql.ts';
import { allInWorkspace } from '../calls/conditions.sql.ts';

/** Scores of some calls by a goal; `is_published` is null over both. */
export type ScoreSums = {
  goal_id: number;
  is_published: boolean | null;
  n: number;
  mean: number | null;
  deviation: number | null;
  passed: number;
  failed: number;
};

/** What the scores of some calls come to by each goal: all, those that are published, and those that are not. */
export async function sumScores(
  db: Db,
  workspaceId: number,
  calls: readonly Condition[],
): Promise<ScoreSums[]> {
  const { rows } = await sql<ScoreSums>`
    select goal_id, is_published, count(score)::int as n, avg(score)::float8 as mean, stddev_samp(score)::float8 as deviation,
      (count(*) filter (where passed))::int as passed, (count(*) filter (where not passed))::int as failed
    from (
      select scored.goal_id, scored.published_at is not null as is_published, scored.score::float8 as score, scored.passed
      from files
      join call_scores scored on scored.workspace_id = files.workspace_id and scored.file_id = files.id
      where ${allInWorkspace(workspaceId, calls)} and scored.workspace_id = ${workspaceId}
    ) as scored
    group by grouping sets ((goal_id), (goal_id, is_published)) order by goal_id`.execute(db);
  return rows;
}

/** How many of some calls have each answer to each question, a person's before the machine's. */
export async function countAnswers(
  db: Db,
  workspaceId: number,
  calls: readonly Condition[],
): Promise<(CountedAnswers & { goal_id: number })[]> {
  // Of words it matters only that there are some.
  const short = sql`case jsonb_typeof(answer) when 'string' then to_jsonb(left(answer #>> '{}', 3)) else answer end`;
  const { rows } = await sql<CountedAnswers & { goal_id: number }>`
    select goal_id, version, question_id, ${short} as answer, points, count(*)::int as files
    from (
      select said.goal_id, scored.version, said.question_id,
        case when said.given_state is null then said.answer else said.given_answer end as answer,
        said.given_points::float8 as points
      from files
      join call_scores scored on scored.workspace_id = files.workspace_id and scored.file_id = files.id
      join call_answers said on said.workspace_id = files.workspace_id and said.goal_id = scored.goal_id
        and said.file_id = files.id
      where ${allInWorkspace(workspaceId, calls)} and scored.workspace_id = ${workspaceId}
        and said.workspace_id = ${workspaceId} and coalesce(said.given_state, said.state) = 'answered'
    ) as given
    group by 1, 2, 3, 4, 5`.execute(db);
  return rows;
}
