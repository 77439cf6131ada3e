import { type Ctx, type TxCtx, transact } from '../../platform/context.ts';
import { isMember } from '../users/memberships.ts';
import { removeCopiesBefore } from './letters.store.ts';
import { holdScheduleRow, listRowsNaming, removeScheduleRows, setRecipients } from './schedules.store.ts';
import { inputOf } from './schedules.ts';

/** The links of letters stop what they are about for longer than a year. */
const kept_ms = 400 * 86_400_000;

/** Whoever has left gets no letters; what they set up stays, and says that somebody has to take it over. */
export async function forgetMember(ctx: Ctx, { user_id }: { user_id: number }): Promise<void> {
  await transact(ctx, async (ctx) => {
    // News of leaving may be heard after the person has come back.
    if (await isMember(ctx, user_id)) return;
    for (const id of await listRowsNaming(ctx.db, ctx.workspaceId, user_id)) {
      const row = await holdScheduleRow(ctx.db, ctx.workspaceId, id);
      if (row === undefined) continue;
      const left = inputOf(row).recipients.filter((one) => one.user_id !== user_id);
      await setRecipients(ctx.db, ctx.workspaceId, id, left);
    }
  });
}

/** A report that is removed is sent no more. */
export const leaveReport = (ctx: TxCtx, reportId: number): Promise<void> =>
  removeScheduleRows(ctx.db, ctx.workspaceId, { report_id: reportId });

export async function forgetOldLetters(ctx: Ctx): Promise<void> {
  const moment = new Date(ctx.now().getTime() - kept_ms);
  await transact(ctx, ({ db, workspaceId }) => removeCopiesBefore(db, workspaceId, moment));
}
