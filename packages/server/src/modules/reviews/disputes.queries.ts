import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import { type SoundRow, soundOf } from '../files/sound.sql.ts';
import type { DisputeRow } from './disputes.store.ts';

/** A dispute with what is shown of its call and of the people in it. */
export type ShownDispute = DisputeRow &
  SoundRow & {
    goal: string;
    version: number;
    file_name: string;
    duration_ms: number | null;
    agent_id: number | null;
    operator: string | null;
    answered_by: string | null;
    decided_by_name: string | null;
  };

const shown = (workspaceId: number) => sql`
  select d.*, g.name as goal, coalesce(c.version, g.version) as version, f.name as file_name, f.duration_ms, ${soundOf}, f.agent_id, a.name as operator,
    coalesce(nullif(w.name, ''), w.email) as answered_by, coalesce(nullif(u.name, ''), u.email) as decided_by_name
  from disputes d
  join goals g on g.workspace_id = ${workspaceId} and g.id = d.goal_id
  join files f on f.workspace_id = ${workspaceId} and f.id = d.file_id
  left join call_scores c on c.workspace_id = ${workspaceId} and c.goal_id = d.goal_id and c.file_id = d.file_id
  left join agents a on a.workspace_id = ${workspaceId} and a.id = f.agent_id
  left join users w on w.id = d.was_by
  left join users u on u.id = d.decided_by`;

type Narrowing = { status?: string | undefined; goal_id?: number | undefined };

function narrowed(workspaceId: number, { status, goal_id }: Narrowing): RawBuilder<unknown> {
  return sql.join(
    [
      sql`d.workspace_id = ${workspaceId}`,
      ...(status === undefined ? [] : [sql`d.status = ${status}`]),
      ...(goal_id === undefined ? [] : [sql`d.goal_id = ${goal_id}`]),
    ],
    sql` and `,
  );
}

/** Those that wait first, the oldest of them at the top; then the newest decisions. */
export async function listDisputeRows(
  db: Db,
  workspaceId: number,
  { limit, offset, ...narrowing }: Narrowing & { limit: number; offset: number },
): Promise<{ rows: ShownDispute[]; count: number; open: number }> {
  const [{ rows }, counted] = await Promise.all([
    sql<ShownDispute>`${shown(workspaceId)} where ${narrowed(workspaceId, narrowing)}
      order by d.status = 'open' desc, case when d.status = 'open' then d.created_at end, d.decided_at desc, d.id
      limit ${limit} offset ${offset}`.execute(db),
    sql<{ count: number; open: number }>`
      select count(*)::int as count, (count(*) filter (where d.status = 'open'))::int as open
      from disputes d join files f on f.workspace_id = ${workspaceId} and f.id = d.file_id
      where ${narrowed(workspaceId, narrowing)}`.execute(db),
  ]);
  return { rows, count: counted.rows[0]?.count ?? 0, open: counted.rows[0]?.open ?? 0 };
}

export async function findShownDispute(
  db: Db,
  workspaceId: number,
  id: number,
): Promise<ShownDispute | undefined> {
  const { rows } = await sql<ShownDispute>`${shown(workspaceId)}
    where d.workspace_id = ${workspaceId} and d.id = ${id}`.execute(db);
  return rows[0];
}

export type Overturned = { decided: number; changed: number };

/** What became of disputes, by question and by whoever had given the answer. */
export async function countOverturned(db: Db, workspaceId: number, goalId: number | undefined) {
  const where = sql`${narrowed(workspaceId, { goal_id: goalId })} and d.status <> 'open'`;
  const counts = sql`count(*)::int as decided, (count(*) filter (where d.status = 'changed'))::int as changed`;
  const [questions, reviewers] = await Promise.all([
    sql<Overturned & { goal_id: number; question_id: number; version: number }>`
      select d.goal_id, d.question_id, max(coalesce(c.version, 1)) as version, ${counts} from disputes d
      join files f on f.workspace_id = ${workspaceId} and f.id = d.file_id
      left join call_scores c on c.workspace_id = ${workspaceId} and c.goal_id = d.goal_id and c.file_id = d.file_id
      where ${where} group by d.goal_id, d.question_id order by decided desc, d.question_id`.execute(db),
    sql<Overturned & { user_id: number | null; name: string | null }>`
      select d.was_by as user_id, max(coalesce(nullif(w.name, ''), w.email)) as name, ${counts} from disputes d
      join files f on f.workspace_id = ${workspaceId} and f.id = d.file_id
      left join users w on w.id = d.was_by
      where ${where} group by d.was_by order by decided desc, d.was_by`.execute(db),
  ]);
  return { questions: questions.rows, reviewers: reviewers.rows };
}
