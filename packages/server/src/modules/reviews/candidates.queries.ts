import type { Candidate } from '@earshot/core/reviews/choose-calls.ts';
import type { PlanReason } from '@earshot/core/reviews/plans.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import type { Condition } from '../call-index/phrase.sql.ts';
import { allInWorkspace } from '../calls/conditions.sql.ts';

/** More scored calls of a week than that are not looked through to choose some: the newest are. */
const mostCandidates = 50_000;

/** Scored calls that a plan may choose from: of somebody, since a moment, that nobody looks at by the goal. */
export async function listCandidates(
  db: Db,
  workspaceId: number,
  {
    goalId,
    patternId,
    since,
    until,
    newSince,
    conditions,
  }: {
    goalId: number;
    patternId: number | null;
    since: Date;
    until: Date;
    newSince: Date;
    conditions: readonly Condition[];
  },
): Promise<Candidate[]> {
  const began = sql`coalesce(files.recorded_at, files.created_at)`;
  const { rows } = await sql<Candidate>`
    select files.id as file_id, files.agent_id, c.score, files.duration_ms,
      (select min(m.confidence) from call_answers m where m.workspace_id = ${workspaceId} and m.goal_id = ${goalId}
        and m.file_id = files.id and m.state = 'answered') as confidence,
      coalesce((select array_agg(m.question_id order by m.confidence nulls first, m.question_id) from call_answers m
        where m.workspace_id = ${workspaceId} and m.goal_id = ${goalId} and m.file_id = files.id
          and m.state = 'cannot_tell' and m.reason in ('unsure', 'below_bar')), '{}') as unsure,
      coalesce(${patternId}::bigint is not null and exists (select from findings p where p.workspace_id = ${workspaceId}
        and p.kind = 'pattern' and p.rule_id = ${patternId} and p.file_id = files.id and not p.removed), false) as has_pattern,
      files.created_at >= ${newSince} as is_new
    from files
    join call_scores c on c.workspace_id = ${workspaceId} and c.goal_id = ${goalId} and c.file_id = files.id
    where ${allInWorkspace(workspaceId, conditions)} and files.agent_id is not null
      and ${began} >= ${since} and ${began} < ${until} and c.published_at is null
      and not exists (select from reviews r where r.workspace_id = ${workspaceId} and r.goal_id = ${goalId}
        and r.file_id = files.id and r.status <> 'dropped')
    order by files.created_at desc, files.id limit ${mostCandidates}`.execute(db);
  return rows;
}

/** What a plan chose of the calls since a moment: by agent, and by reason. */
export async function countChosen(
  db: Db,
  workspaceId: number,
  planId: number,
  since: Date,
): Promise<{ agents: Map<number, number>; reasons: Record<PlanReason, number> }> {
  const { rows } = await sql<{ agent_id: number | null; reason: PlanReason; count: number }>`
    select f.agent_id, r.reason, count(*)::int as count
    from reviews r join files f on f.workspace_id = ${workspaceId} and f.id = r.file_id
    where r.workspace_id = ${workspaceId} and r.plan_id = ${planId} and r.created_at >= ${since}
      and r.reason <> 'second' and r.status <> 'dropped'
    group by f.agent_id, r.reason`.execute(db);
  const agents = new Map<number, number>();
  const reasons = { random: 0, low_confidence: 0, lowest_score: 0, long_call: 0, pattern: 0 };
  for (const { agent_id, reason, count } of rows) {
    if (agent_id !== null) agents.set(agent_id, (agents.get(agent_id) ?? 0) + count);
    reasons[reason] += count;
  }
  return { agents, reasons };
}

/** Names of patterns, for what a review was chosen by. */
export async function patternName(db: Db, workspaceId: number, id: number): Promise<string | null> {
  const { rows } = await sql<{ name: string }>`
    select name from patterns where patterns.workspace_id = ${workspaceId} and patterns.id = ${id}`.execute(
    db,
  );
  return rows[0]?.name ?? null;
}
