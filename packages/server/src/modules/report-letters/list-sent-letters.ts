import type { SentLetter } from '@earshot/core/report-letters/report-letters.api.ts';
import type { LetterState } from '@earshot/core/report-letters/report-letters.ts';
import type { Ctx } from '../../platform/context.ts';
import { getSchedule } from './schedules.ts';
import { listSentRows } from './sent-letters.queries.ts';

/** What became of the turns of a schedule, newest first. Throws `report_letters.not_found`. */
export async function listSentLetters(
  ctx: Ctx,
  reportId: number,
  id: number,
  page: { limit: number; offset: number },
): Promise<{ count: number; limit: number; offset: number; results: SentLetter[] }> {
  await getSchedule(ctx, reportId, id);
  const { rows, count } = await listSentRows(ctx.db, ctx.workspaceId, id, page);
  return {
    count,
    ...page,
    results: rows.map(({ turn_at, from_day, to_day, state, ...row }) => ({
      id: row.id,
      turn_at: turn_at.toISOString(),
      time_zone: row.time_zone,
      days: from_day === null || to_day === null ? null : { from: from_day, to: to_day },
      state: state as LetterState,
      reason: row.reason,
      value: row.value,
      recipients: row.recipients ?? 0,
      delivered: row.delivered ?? 0,
    })),
  };
}
