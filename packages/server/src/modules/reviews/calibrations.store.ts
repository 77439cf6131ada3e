import type { AnswerValue } from '@earshot/core/goals/answers.ts';
import type { Selectable } from 'kysely';
import type { Calibrations, Settlements } from '../../platform/database.generated.ts';
import type { Db } from '../../platform/database.ts';

export type CalibrationRow = Selectable<Calibrations>;

export async function insertCalibration(
  tx: Db,
  workspaceId: number,
  calibration: { name: string; goal_id: number; due_at: Date; user_id: number | null; created_at: Date },
): Promise<number> {
  const { id } = await tx
    .insertInto('calibrations')
    .values({ workspace_id: workspaceId, ...calibration })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export function findCalibration(
  db: Db,
  workspaceId: number,
  id: number,
): Promise<CalibrationRow | undefined> {
  return db
    .selectFrom('calibrations')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** A calibration, held until the transaction ends. */
export function holdCalibration(
  tx: Db,
  workspaceId: number,
  id: number,
): Promise<CalibrationRow | undefined> {
  return tx
    .selectFrom('calibrations')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function setRevealed(tx: Db, workspaceId: number, id: number, at: Date): Promise<void> {
  await tx
    .updateTable('calibrations')
    .set({ revealed_at: at })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .execute();
}

/** Drops what nobody has sent yet; answers whose it was. */
export async function dropOpen(tx: Db, workspaceId: number, id: number): Promise<(number | null)[]> {
  const rows = await tx
    .updateTable('reviews')
    .set({ status: 'dropped' })
    .where('workspace_id', '=', workspaceId)
    .where('calibration_id', '=', id)
    .where('status', '=', 'open')
    .returning('user_id')
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** Reviews that were sent stay, of no calibration any more. */
export async function removeCalibrationRow(tx: Db, workspaceId: number, id: number): Promise<void> {
  await tx
    .updateTable('reviews')
    .set({ calibration_id: null })
    .where('workspace_id', '=', workspaceId)
    .where('calibration_id', '=', id)
    .execute();
  await tx
    .deleteFrom('settlements')
    .where('workspace_id', '=', workspaceId)
    .where('calibration_id', '=', id)
    .execute();
  await tx.deleteFrom('calibrations').where('workspace_id', '=', workspaceId).where('id', '=', id).execute();
}

export async function putSettlement(
  tx: Db,
  workspaceId: number,
  {
    answer,
    ...settlement
  }: Omit<Selectable<Settlements>, 'workspace_id' | 'answer'> & { answer: AnswerValue },
): Promise<void> {
  const { state, note, user_id, settled_at } = settlement;
  const kept = { state, note, user_id, settled_at, answer: answer === null ? null : JSON.stringify(answer) };
  await tx
    .insertInto('settlements')
    .values({ workspace_id: workspaceId, ...settlement, answer: kept.answer })
    .onConflict((conflict) =>
      conflict.columns(['workspace_id', 'calibration_id', 'file_id', 'question_id']).doUpdateSet(kept),
    )
    .execute();
}
