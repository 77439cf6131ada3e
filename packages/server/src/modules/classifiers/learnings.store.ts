import type { Selectable, Updateable } from 'kysely';
import type { ClassifierLearnings } from '../../platform/database.generated.ts';
import type { Db } from '../../platform/database.ts';

export type LearningRow = Selectable<ClassifierLearnings>;

const under = ['waiting', 'running'] as const;

/** Undefined where one is under way. */
export function insertLearning(
  tx: Db,
  workspaceId: number,
  learning: Pick<LearningRow, 'classifier_id' | 'user_id' | 'created_at'>,
): Promise<LearningRow | undefined> {
  return tx
    .insertInto('classifier_learnings')
    .values({ workspace_id: workspaceId, status: 'waiting', ...learning })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

export function findLearning(db: Db, workspaceId: number, id: number): Promise<LearningRow | undefined> {
  return db
    .selectFrom('classifier_learnings')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Changes a learning that has not ended; false when it has. */
export async function updateLearning(
  db: Db,
  workspaceId: number,
  id: number,
  change: Omit<Updateable<ClassifierLearnings>, 'workspace_id' | 'id'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('classifier_learnings')
    .set(change)
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .where('status', 'in', under)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends what is under way of a classifier; false where nothing is. */
export async function cancelLearnings(
  tx: Db,
  workspaceId: number,
  classifierId: number,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('classifier_learnings')
    .set({ status: 'cancelled', ended_at: now })
    .where('workspace_id', '=', workspaceId)
    .where('classifier_id', '=', classifierId)
    .where('status', 'in', under)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
