import type { QuestionPower, SwitchReason } from '@earshot/core/goals/switches.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';

/** How questions of these goals stand: the newest switch for each wording. */
export function listPowers(db: Db, workspaceId: number, goalIds: readonly number[]) {
  return db
    .selectFrom('question_switches')
    .select(['goal_id', 'question_id', 'wording', 'mode'])
    .distinctOn(['goal_id', 'question_id', 'wording'])
    .where('workspace_id', '=', workspaceId)
    .where('goal_id', '=', (eb) => eb.fn.any(sql<number[]>`${[...goalIds]}::bigint[]`))
    .orderBy('goal_id')
    .orderBy('question_id')
    .orderBy('wording')
    .orderBy('id', 'desc')
    .execute();
}

export async function insertSwitch(
  tx: Db,
  workspaceId: number,
  {
    reason,
    ...row
  }: {
    goal_id: number;
    question_id: number;
    wording: string;
    mode: QuestionPower;
    user_id: number | null;
    reason: SwitchReason;
    created_at: Date;
  },
): Promise<number> {
  const { id } = await tx
    .insertInto('question_switches')
    .values({ workspace_id: workspaceId, ...row, reason: JSON.stringify(reason) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function listSwitchRows(
  db: Db,
  workspaceId: number,
  goalId: number,
  { limit, offset }: { limit: number; offset: number },
) {
  const switches = db
    .selectFrom('question_switches')
    .where('question_switches.workspace_id', '=', workspaceId)
    .where('goal_id', '=', goalId);
  const [rows, { count }] = await Promise.all([
    switches
      .leftJoin('users', 'users.id', 'question_switches.user_id')
      .selectAll('question_switches')
      .select('users.name as person')
      .orderBy('question_switches.id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute(),
    switches.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ]);
  return { rows, count };
}
