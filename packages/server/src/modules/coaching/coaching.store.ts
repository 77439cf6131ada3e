import type { MomentInput, MomentKind } from '@earshot/core/coaching/coaching.ts';
import type { CallMoment } from '@earshot/core/detection/moments.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';

export type NewMoment = MomentInput & {
  file_id: string;
  moment: CallMoment;
  user_id: number | null;
  created_at: Date;
};

export async function insertMoment(tx: Db, workspaceId: number, row: NewMoment): Promise<number> {
  const { id } = await tx
    .insertInto('coaching_moments')
    .values({ workspace_id: workspaceId, ...row, moment: JSON.stringify(row.moment) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Whether it is there. */
export async function updateMoment(
  tx: Db,
  workspaceId: number,
  id: number,
  change: { name: string; note: string; kind: MomentKind; theme: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('coaching_moments')
    .set(change)
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The name of the one that was removed. */
export async function removeMomentRow(tx: Db, workspaceId: number, id: number): Promise<string | undefined> {
  const row = await tx
    .deleteFrom('coaching_moments')
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst();
  return row?.name;
}

export type NewCoaching = {
  agent_id: number;
  name: string;
  note: string;
  measure: object | null;
  user_id: number | null;
  given_at: Date;
};
export type NewItem = { file_id: string; moment: CallMoment; note: string };

export async function insertCoaching(
  tx: Db,
  workspaceId: number,
  { measure, ...coaching }: NewCoaching,
  items: readonly NewItem[],
): Promise<number> {
  const { id } = await tx
    .insertInto('coachings')
    .values({
      workspace_id: workspaceId,
      ...coaching,
      measure: measure === null ? null : JSON.stringify(measure),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('coaching_items')
    .values(
      items.map(({ moment, ...item }, at) => ({
        workspace_id: workspaceId,
        coaching_id: id,
        place: at + 1,
        ...item,
        moment: JSON.stringify(moment),
      })),
    )
    .execute();
  return id;
}

export async function removeCoachingRows(tx: Db, workspaceId: number, id: number): Promise<void> {
  await tx
    .deleteFrom('coaching_items')
    .where('workspace_id', '=', workspaceId)
    .where('coaching_id', '=', id)
    .execute();
  await tx.deleteFrom('coachings').where('workspace_id', '=', workspaceId).where('id', '=', id).execute();
}

/** Whether it was listened to for the first time. */
export async function putListened(
  tx: Db,
  workspaceId: number,
  { coaching_id, place, now }: { coaching_id: number; place: number; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('coaching_items')
    .set({ listened_at: now })
    .where('workspace_id', '=', workspaceId)
    .where('coaching_id', '=', coaching_id)
    .where('place', '=', place)
    .where('listened_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** What was given to an operator goes with them. */
export async function removeCoachingOf(tx: Db, workspaceId: number, agentId: number): Promise<void> {
  await sql`delete from coaching_items i using coachings c
    where i.workspace_id = ${workspaceId} and c.workspace_id = ${workspaceId} and c.id = i.coaching_id
      and c.agent_id = ${agentId}`.execute(tx);
  await tx
    .deleteFrom('coachings')
    .where('workspace_id', '=', workspaceId)
    .where('agent_id', '=', agentId)
    .execute();
}
