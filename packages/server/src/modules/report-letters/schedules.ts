import { fail } from '@earshot/core/errors.ts';
import { isSame } from '@earshot/core/is-same.ts';
import type { ReportSchedule } from '@earshot/core/report-letters/report-letters.api.ts';
import {
  mostSchedules,
  ReportScheduleInput,
  recipientKey,
} from '@earshot/core/report-letters/report-letters.ts';
import { nextTurns } from '@earshot/core/report-letters/rhythm.ts';
import type { ReportInput } from '@earshot/core/reports/reports.ts';
import { mayDo, ownerIdOf } from '../../platform/authorise.ts';
import { type Ctx, type TxCtx, transact } from '../../platform/context.ts';
import { audit } from '../audit/audit.ts';
import { ownerNow } from '../reports/owner-now.ts';
import { refuseReport } from '../reports/refuse-report.ts';
import { getReport } from '../reports/reports.ts';
import { contactOf } from '../users/memberships.ts';
import { listStops } from './letters.store.ts';
import { clockOf, readersOf } from './people.ts';
import {
  findScheduleRow,
  holdScheduleRow,
  insertScheduleRow,
  listScheduleRows,
  removeScheduleRows,
  type ScheduleRow,
  updateScheduleRow,
} from './schedules.store.ts';

/** What a person set, without what follows from it. */
export const inputOf = ({
  is_on,
  rhythm,
  time_zone,
  by_own_clock,
  period,
  recipients,
  has_picture,
  has_quotes,
  files,
  only_when,
}: ScheduleRow): ReportScheduleInput => {
  const set = { is_on, rhythm, time_zone, by_own_clock, period, has_picture, has_quotes, files, only_when };
  // Whoever was a recipient may have left; of nobody is what a schedule may come to, and not what it is saved with.
  const [some, ...others] = recipients as ReportScheduleInput['recipients'];
  return some === undefined
    ? { ...ReportScheduleInput.parse({ ...set, recipients: [nobody] }), recipients: [] }
    : ReportScheduleInput.parse({ ...set, recipients: [some, ...others] });
};
const nobody = { user_id: 0 };

/** The schedules of a report; addresses only for whoever may change them. Throws `reports.not_found`. */
export async function listSchedules(ctx: Ctx, reportId: number): Promise<ReportSchedule[]> {
  await getReport(ctx, reportId);
  const rows = await listScheduleRows(ctx.db, ctx.workspaceId, reportId);
  return Promise.all(rows.map((row) => present(ctx, row)));
}

async function present(ctx: Ctx, row: ScheduleRow): Promise<ReportSchedule> {
  const input = inputOf(row);
  const timeZone = await clockOf(ctx, row);
  const owner = row.owner_id === null ? undefined : await contactOf(ctx, row.owner_id);
  const readers = await readersOf(ctx, input.recipients, { ownerId: row.owner_id, timeZone });
  const stops = await listStops(ctx.db, ctx.workspaceId, row.id);
  const showsPeople = mayDo(ctx, 'reports.write');
  const [next] = row.is_on ? nextTurns(input.rhythm, timeZone, ctx.now(), 1) : [];
  return {
    ...input,
    recipients: showsPeople ? input.recipients : [],
    id: row.id,
    report_id: row.report_id,
    owner: { user_id: row.owner_id, name: owner === undefined ? null : owner.name || owner.email },
    trouble: (await ownerNow(ctx, row.owner_id)) === null ? 'report_letters.owner_gone' : null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    next_at: next?.toISOString() ?? null,
    people: showsPeople
      ? readers.map((one) =>
          one === null
            ? null
            : { name: one.name, email: one.to, time_zone: one.timeZone, is_stopped: stops.has(one.key) },
        )
      : [],
    recipient_count: readers.filter((one) => one !== null && !stops.has(one.key)).length,
  };
}

/** Throws `report_letters.not_found`. */
export async function getSchedule(ctx: Ctx, reportId: number, id: number): Promise<ReportSchedule> {
  const row = await findScheduleRow(ctx.db, ctx.workspaceId, id);
  if (row === undefined || row.report_id !== reportId) throw fail('report_letters.not_found');
  return present(ctx, row);
}

export async function createSchedule(
  ctx: Ctx,
  reportId: number,
  input: ReportScheduleInput,
): Promise<ReportSchedule> {
  const report = await getReport(ctx, reportId);
  refuseSchedule(input, report);
  // A key may see less than whoever made it, with whose rights it will be counted.
  await refuseReport(ctx, report);
  const id = await transact(ctx, async (ctx) => {
    await refuseRecipients(ctx, input, []);
    const rows = await listScheduleRows(ctx.db, ctx.workspaceId, reportId);
    if (rows.length >= mostSchedules) throw fail('report_letters.too_many', { most: mostSchedules });
    const now = ctx.now();
    const made = { owner_id: ownerIdOf(ctx), since: now, updated_at: now };
    const newId = await insertScheduleRow(ctx.db, ctx.workspaceId, reportId, input, made);
    await note(ctx, 'report.schedule_created', report, input);
    return newId;
  });
  return getSchedule(ctx, reportId, id);
}

/** Changes a schedule; from then on it is counted with the rights of whoever changed it. */
export async function updateSchedule(
  ctx: Ctx,
  reportId: number,
  id: number,
  input: ReportScheduleInput,
): Promise<ReportSchedule> {
  const report = await getReport(ctx, reportId);
  refuseSchedule(input, report);
  await refuseReport(ctx, report);
  await transact(ctx, async (ctx) => {
    const row = await hold(ctx, reportId, id);
    const before = inputOf(row);
    await refuseRecipients(ctx, input, before.recipients);
    const goesOn = row.is_on && isSame(before.rhythm, input.rhythm) && row.time_zone === input.time_zone;
    const now = ctx.now();
    await updateScheduleRow(ctx.db, ctx.workspaceId, id, input, {
      owner_id: ownerIdOf(ctx),
      // What was due under another rhythm is not made up for.
      since: goesOn ? row.since : now,
      updated_at: now,
    });
    await note(ctx, 'report.schedule_changed', report, input);
  });
  return getSchedule(ctx, reportId, id);
}

export async function removeSchedule(ctx: Ctx, reportId: number, id: number): Promise<void> {
  const report = await getReport(ctx, reportId);
  await transact(ctx, async (ctx) => {
    const row = await hold(ctx, reportId, id);
    await removeScheduleRows(ctx.db, ctx.workspaceId, { id });
    await note(ctx, 'report.schedule_removed', report, inputOf(row));
  });
}

async function hold(ctx: TxCtx, reportId: number, id: number): Promise<ScheduleRow> {
  const row = await holdScheduleRow(ctx.db, ctx.workspaceId, id);
  if (row === undefined || row.report_id !== reportId) throw fail('report_letters.not_found');
  return row;
}

/** Refuses a condition on what the report does not count. */
export function refuseSchedule(
  { only_when }: ReportScheduleInput,
  { blocks }: Pick<ReportInput, 'blocks'>,
): void {
  for (const { block, measure } of only_when)
    if (blocks[block]?.measures[measure] === undefined) throw fail('report_letters.no_measure');
}

/** Refuses members that are not there, and the same recipient twice; who was named before may have left meanwhile. */
async function refuseRecipients(
  ctx: TxCtx,
  { recipients }: ReportScheduleInput,
  before: ReportScheduleInput['recipients'],
): Promise<void> {
  const keys = recipients.map(recipientKey);
  if (new Set(keys).size < keys.length) throw fail('report_letters.same_recipient');
  const known = new Set(before.map(recipientKey));
  for (const { user_id } of recipients)
    if (user_id !== null && !known.has(`user:${user_id}`) && (await contactOf(ctx, user_id)) === undefined)
      throw fail('report_letters.no_member');
}

function note(
  ctx: TxCtx,
  action: 'report.schedule_created' | 'report.schedule_changed' | 'report.schedule_removed',
  { id, name }: { id: number; name: string },
  { is_on, recipients }: ReportScheduleInput,
): Promise<void> {
  const to = recipients.map(recipientKey);
  return audit(ctx, { action, subjectId: id, subject: name, after: { is_on, recipients: to } });
}
