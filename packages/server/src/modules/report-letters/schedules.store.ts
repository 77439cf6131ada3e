import type { ReportScheduleInput } from '@earshot/core/report-letters/report-letters.ts';
import { type Selectable, sql } from 'kysely';
import type { ReportSchedules } from '../../platform/database.generated.ts';
import type { Db } from '../../platform/database.ts';

export type ScheduleRow = Selectable<ReportSchedules>;

const schedules = (db: Db, workspaceId: number) =>
  db.selectFrom('report_schedules').selectAll().where('workspace_id', '=', workspaceId);

export function listScheduleRows(db: Db, workspaceId: number, reportId: number): Promise<ScheduleRow[]> {
  return schedules(db, workspaceId).where('report_id', '=', reportId).orderBy('id').execute();
}

/** Those that send letters, of all reports. */
export function listRowsOn(db: Db, workspaceId: number): Promise<ScheduleRow[]> {
  return schedules(db, workspaceId).where('is_on', '=', true).orderBy('id').execute();
}

/** Those of which a member is a recipient. */
export async function listRowsNaming(db: Db, workspaceId: number, userId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('report_schedules')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where(sql<boolean>`recipients @> ${JSON.stringify([{ user_id: userId }])}::jsonb`)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

export function findScheduleRow(db: Db, workspaceId: number, id: number): Promise<ScheduleRow | undefined> {
  return schedules(db, workspaceId).where('id', '=', id).executeTakeFirst();
}

/** Held until the transaction ends: a schedule is changed, or sends, one after the other. */
export function holdScheduleRow(db: Db, workspaceId: number, id: number): Promise<ScheduleRow | undefined> {
  return schedules(db, workspaceId).where('id', '=', id).forUpdate().executeTakeFirst();
}

const columnsOf = ({ rhythm, period, recipients, files, only_when, ...columns }: ReportScheduleInput) => ({
  ...columns,
  rhythm: JSON.stringify(rhythm),
  period: period === null ? null : JSON.stringify(period),
  recipients: JSON.stringify(recipients),
  files: JSON.stringify(files),
  only_when: JSON.stringify(only_when),
});

type Made = { owner_id: number | null; since: Date; updated_at: Date };

export async function insertScheduleRow(
  tx: Db,
  workspaceId: number,
  reportId: number,
  input: ReportScheduleInput,
  made: Made,
): Promise<number> {
  const { id } = await tx
    .insertInto('report_schedules')
    .values({
      workspace_id: workspaceId,
      report_id: reportId,
      ...columnsOf(input),
      ...made,
      created_at: made.updated_at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateScheduleRow(
  tx: Db,
  workspaceId: number,
  id: number,
  input: ReportScheduleInput,
  made: Made,
): Promise<void> {
  await tx
    .updateTable('report_schedules')
    .set({ ...columnsOf(input), ...made })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .execute();
}

export async function setRecipients(
  tx: Db,
  workspaceId: number,
  id: number,
  recipients: ReportScheduleInput['recipients'],
): Promise<void> {
  await tx
    .updateTable('report_schedules')
    .set({ recipients: JSON.stringify(recipients) })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .execute();
}

/** Removes schedules with everything that they sent. */
export async function removeScheduleRows(
  tx: Db,
  workspaceId: number,
  of: { id: number } | { report_id: number },
): Promise<void> {
  const gone = tx
    .selectFrom('report_schedules')
    .select('report_schedules.id')
    .where('report_schedules.workspace_id', '=', workspaceId)
    .where(
      'id' in of ? 'report_schedules.id' : 'report_schedules.report_id',
      '=',
      'id' in of ? of.id : of.report_id,
    );
  await tx
    .deleteFrom('report_letter_stops')
    .where('workspace_id', '=', workspaceId)
    .where('schedule_id', 'in', gone)
    .execute();
  await tx
    .deleteFrom('report_letter_copies')
    .where('workspace_id', '=', workspaceId)
    .where('letter_id', 'in', (eb) =>
      eb
        .selectFrom('report_letters')
        .select('report_letters.id')
        .where('report_letters.workspace_id', '=', workspaceId)
        .where('report_letters.schedule_id', 'in', gone),
    )
    .execute();
  await tx
    .deleteFrom('report_letters')
    .where('workspace_id', '=', workspaceId)
    .where('schedule_id', 'in', gone)
    .execute();
  await tx
    .deleteFrom('report_schedules')
    .where('workspace_id', '=', workspaceId)
    .where('id' in of ? 'id' : 'report_id', '=', 'id' in of ? of.id : of.report_id)
    .execute();
}
