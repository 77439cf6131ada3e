import type { Db } from '../../platform/database.ts';

/** Remembers that an operator has seen a score; whether it was the first time. */
export async function putReceipt(
  tx: Db,
  workspaceId: number,
  receipt: { goal_id: number; file_id: string; user_id: number; acknowledged_at: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('score_receipts')
    .values({ workspace_id: workspaceId, ...receipt })
    .onConflict((conflict) => conflict.columns(['workspace_id', 'goal_id', 'file_id']).doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}
