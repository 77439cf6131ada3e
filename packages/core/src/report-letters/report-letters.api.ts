import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { listOf, Paging } from '../lists.ts';
import { locales } from '../locales.ts';
import { LetterRecipient, letterStates, ReportScheduleInput } from './report-letters.ts';

const ReportParams = z.object({ report_id: z.coerce.number().int() });
const Params = ReportParams.extend({ id: z.coerce.number().int() });

export const ReportSchedule = ReportScheduleInput.extend({
  recipients: z.array(LetterRecipient),
  id: z.int(),
  report_id: z.int(),
  /** With whose rights it is counted: whoever saved it last. */
  owner: z.object({ user_id: z.int().nullable(), name: z.string().nullable() }),
  /** What stops it until somebody saves it again; a code of a failure. */
  trouble: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
  /** When it is due next, by the clock of the schedule; null while it is off or over. */
  next_at: z.string().nullable(),
  /** The recipients in their order, as they are written to now; null of whoever is no member any more. */
  people: z.array(
    z
      .object({
        name: z.string(),
        email: z.string(),
        time_zone: z.string(),
        /** By the link of a letter. */
        is_stopped: z.boolean(),
      })
      .nullable(),
  ),
  /** Those to whom the next letter goes. */
  recipient_count: z.int(),
});
export type ReportSchedule = z.infer<typeof ReportSchedule>;

export const SentLetter = z.object({
  id: z.int(),
  turn_at: z.string(),
  time_zone: z.string(),
  days: z.object({ from: z.string(), to: z.string() }).nullable(),
  state: z.enum(letterStates),
  reason: z.string().nullable(),
  /** What the first condition was asked of, or the first number of the report. */
  value: z.number().nullable(),
  recipients: z.int(),
  delivered: z.int(),
});
export type SentLetter = z.infer<typeof SentLetter>;

export const listReportSchedules = endpoint({
  method: 'GET',
  path: 'reports/{report_id}/schedules',
  can: 'reports.read',
  summary: 'When a report goes out by letter, and to whom; addresses only for whoever may change it',
  params: ReportParams,
  reply: z.object({ time_zone: z.string(), results: z.array(ReportSchedule) }),
});
export const createReportSchedule = endpoint({
  method: 'POST',
  path: 'reports/{report_id}/schedules',
  can: 'reports.write',
  summary: 'Send a report by letter; it is counted with the rights of whoever saved this last',
  params: ReportParams,
  body: ReportScheduleInput,
  reply: ReportSchedule,
  status: 201,
});
export const updateReportSchedule = endpoint({
  method: 'PUT',
  path: 'reports/{report_id}/schedules/{id}',
  can: 'reports.write',
  summary: 'Change a schedule, and take it over; it counts from the next letter',
  params: Params,
  body: ReportScheduleInput,
  reply: ReportSchedule,
});
export const removeReportSchedule = endpoint({
  method: 'DELETE',
  path: 'reports/{report_id}/schedules/{id}',
  can: 'reports.write',
  summary: 'Send these letters no more',
  params: Params,
  reply: null,
  status: 204,
});
export const listLetterPeople = endpoint({
  method: 'GET',
  path: 'reports/people',
  can: 'reports.write',
  summary: 'The members to whom letters can go, by name',
  reply: z.object({ results: z.array(z.object({ user_id: z.int(), name: z.string() })) }),
});
export const listSentLetters = endpoint({
  method: 'GET',
  path: 'reports/{report_id}/schedules/{id}/letters',
  can: 'reports.write',
  summary: 'What was sent and what was not, and why, newest first',
  params: Params,
  query: z.object({ ...Paging, limit: Paging.limit.default(20) }),
  reply: listOf(SentLetter),
});
export const previewReportLetter = endpoint({
  method: 'POST',
  path: 'reports/{report_id}/schedules/preview',
  can: 'reports.write',
  summary: 'The letter as it would read now, its next turns, and what its condition would have done lately',
  params: ReportParams,
  body: z.object({ schedule: ReportScheduleInput, locale: z.enum(locales).default('en') }),
  reply: z.object({
    subject: z.string(),
    html: z.string(),
    would_go: z.boolean(),
    reason: z.string().nullable(),
    files: z.array(z.object({ name: z.string(), bytes: z.int() })),
    time_zone: z.string(),
    next: z.array(z.string()),
    past: z.array(
      z.object({
        at: z.string(),
        from: z.string(),
        to: z.string(),
        value: z.number().nullable(),
        would_go: z.boolean(),
      }),
    ),
  }),
});
export const sendReportLetterNow = endpoint({
  method: 'POST',
  path: 'reports/{report_id}/schedules/send',
  can: 'reports.write',
  summary: 'One letter to oneself, as it would read now',
  params: ReportParams,
  body: z.object({ schedule: ReportScheduleInput }),
  reply: z.object({ to: z.string() }),
});

const Token = z.string().min(20).max(100);
const StoppedLetter = z.object({
  report: z.string(),
  /** Where the letter went, most of it hidden. */
  to: z.string(),
  is_stopped: z.boolean(),
});
export const openReportLetter = endpoint({
  method: 'POST',
  path: 'reports/letter',
  can: 'public',
  summary: 'What the holder of the link of a letter can stop; changes nothing',
  body: z.object({ token: Token }),
  reply: StoppedLetter,
});
export const stopReportLetters = endpoint({
  method: 'PUT',
  path: 'reports/letter',
  can: 'public',
  summary: 'Stop or take back the letters of a report by the link of one, without signing in',
  body: z.object({ token: Token, is_stopped: z.boolean() }),
  reply: StoppedLetter,
});
