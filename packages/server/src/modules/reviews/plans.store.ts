import type { PlanInput } from '@earshot/core/reviews/plans.ts';
import { type Selectable, sql } from 'kysely';
import type { ReviewPlans } from '../../platform/database.generated.ts';
import type { Db } from '../../platform/database.ts';

export type PlanRow = Selectable<ReviewPlans>;

/** Its people stand in a table of their own. */
function columnsOf({ reviewers: _people, filters, shares, ...plan }: PlanInput) {
  return { ...plan, filters: JSON.stringify(filters), shares: JSON.stringify(shares) };
}

/** More than there may be. */
export const everyPlan = { limit: 1000, offset: 0 };

export function listPlanRows(
  db: Db,
  workspaceId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<PlanRow[]> {
  return db
    .selectFrom('review_plans')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .orderBy((eb) => eb.fn('lower', ['name']))
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countPlans(db: Db, workspaceId: number): Promise<number> {
  const { count } = await db
    .selectFrom('review_plans')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirstOrThrow();
  return count;
}

export function findPlanRow(db: Db, workspaceId: number, id: number): Promise<PlanRow | undefined> {
  return db
    .selectFrom('review_plans')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** A plan, held so that it does not choose twice at once. */
export function holdPlan(tx: Db, workspaceId: number, id: number): Promise<PlanRow | undefined> {
  return tx
    .selectFrom('review_plans')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function insertPlan(
  tx: Db,
  workspaceId: number,
  { user_id, created_at, ...plan }: PlanInput & { user_id: number | null; created_at: Date },
): Promise<number> {
  const { id } = await tx
    .insertInto('review_plans')
    .values({ workspace_id: workspaceId, user_id, created_at, ...columnsOf(plan) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updatePlanRow(tx: Db, workspaceId: number, id: number, plan: PlanInput): Promise<void> {
  await tx
    .updateTable('review_plans')
    .set(columnsOf(plan))
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .execute();
}

export async function setFilled(tx: Db, workspaceId: number, id: number, at: Date): Promise<void> {
  await tx
    .updateTable('review_plans')
    .set({ filled_at: at })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .execute();
}

export async function removePlanRow(tx: Db, workspaceId: number, id: number): Promise<void> {
  await tx
    .updateTable('reviews')
    .set({ plan_id: null })
    .where('workspace_id', '=', workspaceId)
    .where('plan_id', '=', id)
    .execute();
  await tx
    .deleteFrom('review_plan_people')
    .where('workspace_id', '=', workspaceId)
    .where('plan_id', '=', id)
    .execute();
  await tx.deleteFrom('review_plans').where('workspace_id', '=', workspaceId).where('id', '=', id).execute();
}

/** Who looks at the calls of some plans. */
export async function listPeople(
  db: Db,
  workspaceId: number,
  planIds: readonly number[],
): Promise<{ plan_id: number; user_id: number }[]> {
  return db
    .selectFrom('review_plan_people')
    .select(['plan_id', 'user_id'])
    .where('workspace_id', '=', workspaceId)
    .where('plan_id', '=', (eb) => eb.fn.any(sql<number[]>`${[...planIds]}::bigint[]`))
    .orderBy('user_id')
    .execute();
}

export async function putPeople(
  tx: Db,
  workspaceId: number,
  planId: number,
  userIds: readonly number[],
): Promise<void> {
  await tx
    .deleteFrom('review_plan_people')
    .where('workspace_id', '=', workspaceId)
    .where('plan_id', '=', planId)
    .execute();
  if (userIds.length === 0) return;
  await tx
    .insertInto('review_plan_people')
    .values([...new Set(userIds)].map((user_id) => ({ workspace_id: workspaceId, plan_id: planId, user_id })))
    .execute();
}

/** Whoever left the workspace looks at no calls any more. */
export async function dropPerson(tx: Db, workspaceId: number, userId: number): Promise<number[]> {
  const rows = await tx
    .deleteFrom('review_plan_people')
    .where('workspace_id', '=', workspaceId)
    .where('user_id', '=', userId)
    .returning('plan_id')
    .execute();
  return rows.map(({ plan_id }) => plan_id);
}
