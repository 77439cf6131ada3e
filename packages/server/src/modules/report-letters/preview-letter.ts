import { fail } from '@earshot/core/errors.ts';
import type { Locale } from '@earshot/core/locales.ts';
import type { ReportScheduleInput } from '@earshot/core/report-letters/report-letters.ts';
import { nextTurns, pastTurns } from '@earshot/core/report-letters/rhythm.ts';
import { type Ctx, transact } from '../../platform/context.ts';
import { keepFiles, sendLetter } from '../mail/mail.ts';
import type { Quote } from '../mail/quotes.ts';
import { getReport } from '../reports/reports.ts';
import { countAttempt, lettersToOneself } from '../users/attempt-limit.ts';
import { contactOf } from '../users/memberships.ts';
import { type CountedLetter, countLetter } from './count-letter.ts';
import { quotesFor } from './letter-quotes.ts';
import { clockOf } from './people.ts';
import { prepareLetter } from './prepare-letter.ts';
import { refuseSchedule } from './schedules.ts';

/** Turns that are shown of what is to come, and of what a condition would have done. */
const mostNext = 5;
const mostPast = 6;

/** The letter as it would read now, counted with the rights of whoever asks; nothing is sent or kept. */
export async function previewLetter(
  ctx: Ctx,
  reportId: number,
  { schedule, locale }: { schedule: ReportScheduleInput; locale: Locale },
) {
  refuseSchedule(schedule, await getReport(ctx, reportId));
  const clock = await clockOf(ctx, schedule);
  const now = ctx.now();
  const counted = await countLetter(ctx, reportId, schedule, now);
  const about = { reportId, ownerId: ctx.ownerId, schedule, counted, locale, clock };
  const prepared = counted.run === null ? null : await prepareLetter(ctx, about);
  const { subject, html } = prepared?.write({
    token: null,
    quotes: await ownQuotes(ctx, schedule, counted),
  }) ?? { subject: '', html: '' };
  return {
    subject,
    html: withPictures(html, prepared?.files ?? []),
    would_go: counted.state === 'sent',
    reason: counted.reason,
    files: (prepared?.files ?? []).map(({ name, bytes }) => ({ name, bytes: bytes.length })),
    time_zone: clock,
    next: nextTurns(schedule.rhythm, clock, now, mostNext).map((at) => at.toISOString()),
    past: await pastOf(ctx, reportId, schedule, clock),
  };
}

/** What whoever asks would hear, were they one of the members who get it; of letters to addresses outside alone nothing. */
async function ownQuotes(
  ctx: Ctx,
  { has_quotes, recipients }: ReportScheduleInput,
  { report, run }: CountedLetter,
): Promise<Quote[]> {
  const hasMembers = recipients.some(({ user_id }) => user_id !== null);
  return has_quotes && hasMembers && run !== null && ctx.userId !== null ? quotesFor(ctx, report, run) : [];
}

/** What the condition would have made of the last turns; nothing where there is none. */
async function pastOf(ctx: Ctx, reportId: number, schedule: ReportScheduleInput, clock: string) {
  if (schedule.only_when.length === 0) return [];
  const told = [];
  for (const turn of pastTurns(schedule.rhythm, clock, ctx.now(), mostPast)) {
    const { run, value, state } = await countLetter(ctx, reportId, schedule, turn);
    if (run === null) break;
    told.push({ at: turn.toISOString(), ...run.days, value, would_go: state === 'sent' });
  }
  return told;
}

/** Where a letter is only looked at, its pictures stand in it. */
const withPictures = (html: string, files: readonly { cid: string | null; type: string; bytes: Buffer }[]) =>
  files.reduce(
    (text, { cid, type, bytes }) =>
      cid === null ? text : text.replaceAll(`cid:${cid}`, `data:${type};base64,${bytes.toString('base64')}`),
    html,
  );

/** Sends the letter as it would read now to whoever asks. Throws what kept it from being counted. */
export async function sendNow(
  ctx: Ctx,
  reportId: number,
  schedule: ReportScheduleInput,
): Promise<{ to: string }> {
  const contact = ctx.userId === null ? undefined : await contactOf(ctx, ctx.userId);
  if (ctx.userId === null || contact === undefined) throw fail('forbidden');
  await countAttempt(ctx, lettersToOneself(ctx.userId));
  refuseSchedule(schedule, await getReport(ctx, reportId));
  const clock = await clockOf(ctx, schedule);
  const counted = await countLetter(ctx, reportId, schedule, ctx.now());
  if (counted.run === null) throw fail('report_letters.not_counted', { reason: counted.reason ?? '' });
  const { locale, email: to } = contact;
  const about = { reportId, ownerId: ctx.userId, schedule, counted, locale, clock };
  const { write, files } = await prepareLetter(ctx, about);
  const letter = write({ token: null, quotes: await ownQuotes(ctx, schedule, counted) });
  await transact(ctx, async (ctx) => {
    await sendLetter(ctx, { to, letter, bundle: await keepFiles(ctx, files) });
  });
  return { to };
}
