import type { MomentKind } from '@earshot/core/coaching/coaching.ts';
import type { CallMoment } from '@earshot/core/detection/moments.ts';
import type { AnswerValue } from '@earshot/core/goals/answers.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import type { Condition } from '../call-index/phrase.sql.ts';
import { allInWorkspace } from '../calls/conditions.sql.ts';
import { type SoundRow, soundOf } from '../files/sound.sql.ts';
import { standsForAll } from '../reviews/stands-for-all.sql.ts';

/** A moment with the call that it is of. */
export type OfCallRow = SoundRow & {
  file_id: string;
  file_name: string;
  agent_id: number | null;
  operator: string | null;
  started_at: Date;
  duration_ms: number | null;
  moment: CallMoment;
};
export type MomentRow = OfCallRow & {
  id: number;
  name: string;
  note: string;
  kind: MomentKind;
  theme: string;
  user_id: number | null;
  saved_by: string | null;
  created_at: Date;
};
export type MomentsAsked = {
  id?: number;
  text?: string;
  kind?: MomentKind | undefined;
  theme?: string | undefined;
  agent_id?: number | undefined;
};

const ofCall = sql`f.name as file_name, f.agent_id, a.name as operator, f.duration_ms, ${soundOf},
  coalesce(f.recorded_at, f.created_at) as started_at`;

function asked(
  workspaceId: number,
  { id, text = '', kind, theme, agent_id }: MomentsAsked,
): RawBuilder<unknown> {
  const contains = (column: RawBuilder<unknown>) => sql`strpos(lower(${column}), lower(${text})) > 0`;
  return sql.join(
    [
      sql`m.workspace_id = ${workspaceId}`,
      ...(id === undefined ? [] : [sql`m.id = ${id}`]),
      ...(kind === undefined ? [] : [sql`m.kind = ${kind}`]),
      ...(theme === undefined ? [] : [sql`m.theme = ${theme}`]),
      ...(agent_id === undefined ? [] : [sql`f.agent_id = ${agent_id}`]),
      ...(text === ''
        ? []
        : [
            sql`(${contains(sql`m.name`)} or ${contains(sql`m.note`)} or ${contains(sql`m.theme`)}
              or ${contains(sql`m.moment ->> 'text'`)})`,
          ]),
    ],
    sql` and `,
  );
}

const momentsOf = (workspaceId: number) => sql`
  from coaching_moments m
  join files f on f.workspace_id = ${workspaceId} and f.id = m.file_id
  left join agents a on a.workspace_id = ${workspaceId} and a.id = f.agent_id
  left join users u on u.id = m.user_id`;

export async function listMomentRows(
  db: Db,
  workspaceId: number,
  narrowing: MomentsAsked,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: MomentRow[]; count: number }> {
  const where = asked(workspaceId, narrowing);
  const [{ rows }, counted] = await Promise.all([
    sql<MomentRow>`
      select m.id, m.file_id, m.moment, m.name, m.note, m.kind, m.theme, m.user_id, m.created_at,
        coalesce(nullif(u.name, ''), u.email) as saved_by, ${ofCall}
      ${momentsOf(workspaceId)} where ${where}
      order by m.created_at desc, m.id desc limit ${limit} offset ${offset}`.execute(db),
    sql<{ count: number }>`select count(*)::int as count ${momentsOf(workspaceId)} where ${where}`.execute(
      db,
    ),
  ]);
  return { rows, count: counted.rows[0]?.count ?? 0 };
}

/** Themes there are, and whose calls there are moments of. */
export async function momentChoices(db: Db, workspaceId: number) {
  const [themes, operators] = await Promise.all([
    sql<{ theme: string }>`select distinct m.theme from coaching_moments m
      where m.workspace_id = ${workspaceId} and m.theme <> '' order by m.theme limit 200`.execute(db),
    sql<{ id: number; name: string; moments: number }>`
      select a.id, a.name, count(*)::int as moments from coaching_moments m
      join files f on f.workspace_id = ${workspaceId} and f.id = m.file_id
      join agents a on a.workspace_id = ${workspaceId} and a.id = f.agent_id
      where m.workspace_id = ${workspaceId} group by a.id, a.name order by lower(a.name), a.id`.execute(db),
  ]);
  return { themes: themes.rows.map(({ theme }) => theme), operators: operators.rows };
}

export type CoachingRow = {
  id: number;
  agent_id: number;
  agent: string;
  name: string;
  note: string;
  measure: unknown;
  user_id: number | null;
  given_by: string | null;
  given_at: Date;
};
export type ItemRow = OfCallRow & {
  coaching_id: number;
  place: number;
  note: string;
  listened_at: Date | null;
};

type CoachingAsked = { id?: number; agent_id?: number | undefined };

const coachingIs = (workspaceId: number, { id, agent_id }: CoachingAsked) =>
  sql.join(
    [
      sql`c.workspace_id = ${workspaceId}`,
      ...(id === undefined ? [] : [sql`c.id = ${id}`]),
      ...(agent_id === undefined ? [] : [sql`a.id = ${agent_id}`]),
    ],
    sql` and `,
  );

/** Whoever was merged into another is the other. */
const coachings = (workspaceId: number) => sql`
  from coachings c
  join agents one on one.workspace_id = ${workspaceId} and one.id = c.agent_id
  join agents a on a.workspace_id = ${workspaceId} and a.id = one.present_id
  left join users u on u.id = c.user_id`;

export async function listCoachingRows(
  db: Db,
  workspaceId: number,
  narrowing: CoachingAsked,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: CoachingRow[]; count: number }> {
  const where = coachingIs(workspaceId, narrowing);
  const [{ rows }, counted] = await Promise.all([
    sql<CoachingRow>`
      select c.id, a.id as agent_id, a.name as agent, c.name, c.note, c.measure, c.user_id, c.given_at,
        coalesce(nullif(u.name, ''), u.email) as given_by
      ${coachings(workspaceId)} where ${where} order by c.given_at desc, c.id desc limit ${limit} offset ${offset}`.execute(
      db,
    ),
    sql<{ count: number }>`select count(*)::int as count ${coachings(workspaceId)} where ${where}`.execute(
      db,
    ),
  ]);
  return { rows, count: counted.rows[0]?.count ?? 0 };
}

/** Whom anything was given, whatever the list is narrowed to. */
export async function listCoached(
  db: Db,
  workspaceId: number,
): Promise<{ id: number; name: string; given: number }[]> {
  const { rows } = await sql<{ id: number; name: string; given: number }>`
    select a.id, a.name, count(*)::int as given ${coachings(workspaceId)}
    where ${coachingIs(workspaceId, {})} group by a.id, a.name order by lower(a.name), a.id`.execute(db);
  return rows;
}

export async function listItemRows(db: Db, workspaceId: number, ids: readonly number[]): Promise<ItemRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<ItemRow>`
    select i.coaching_id, i.place, i.file_id, i.moment, i.note, i.listened_at, ${ofCall}
    from coaching_items i
    join files f on f.workspace_id = ${workspaceId} and f.id = i.file_id
    left join agents a on a.workspace_id = ${workspaceId} and a.id = f.agent_id
    where i.workspace_id = ${workspaceId} and i.coaching_id = any(${[...ids]}::bigint[])
    order by i.coaching_id, i.place`.execute(db);
  return rows;
}

/** Moments that were given to an operator and not listened to. */
export async function countToListen(db: Db, workspaceId: number, agentId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from coaching_items i
    join coachings c on c.workspace_id = ${workspaceId} and c.id = i.coaching_id
    join agents one on one.workspace_id = ${workspaceId} and one.id = c.agent_id
    join files f on f.workspace_id = ${workspaceId} and f.id = i.file_id
    where i.workspace_id = ${workspaceId} and i.listened_at is null and one.present_id = ${agentId}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** The account of an operator and their name now; undefined: there is no such operator. */
export async function findCoached(
  db: Db,
  workspaceId: number,
  agentId: number,
): Promise<{ id: number; name: string; user_id: number | null } | undefined> {
  const { rows } = await sql<{ id: number; name: string; user_id: number | null }>`
    select a.id, a.name, a.user_id from agents one
    join agents a on a.workspace_id = ${workspaceId} and a.id = one.present_id
    where one.workspace_id = ${workspaceId} and one.id = ${agentId}`.execute(db);
  return rows[0];
}

/** A call and what it is worth, or its answer to a question. */
export type ScoredRow = {
  file_id: string;
  version: number;
  score: number | null;
  answer: AnswerValue;
  points: number | null;
};

/**
 * Published scores of some calls by a goal, of those that stand for all calls of their operator. With the answer that counts to a
 * question, where one is asked for.
 */
export async function listScored(
  db: Db,
  workspaceId: number,
  calls: readonly Condition[],
  { goal_id, question_id }: { goal_id: number; question_id: number | null },
): Promise<ScoredRow[]> {
  const { rows } = await sql<ScoredRow>`
    select files.id as file_id, scored.version, scored.score::float8 as score,
      case when said.given_state is null then said.answer else said.given_answer end as answer,
      said.given_points::float8 as points
    from files
    join call_scores scored on scored.workspace_id = files.workspace_id and scored.file_id = files.id
    join goals g on g.workspace_id = files.workspace_id and g.id = scored.goal_id
    left join call_answers said on said.workspace_id = files.workspace_id and said.goal_id = scored.goal_id
      and said.file_id = files.id and said.workspace_id = ${workspaceId} and said.question_id = ${question_id ?? -1}
      and coalesce(said.given_state, said.state) = 'answered'
    where ${allInWorkspace(workspaceId, calls)} and scored.workspace_id = ${workspaceId} and g.workspace_id = ${workspaceId}
      and scored.goal_id = ${goal_id} and scored.published_at is not null
      and ${standsForAll(workspaceId, { goal: sql`scored.goal_id`, file: sql`files.id` })}`.execute(db);
  return rows;
}
