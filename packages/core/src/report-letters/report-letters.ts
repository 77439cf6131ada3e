import { z } from 'zod';
import { locales } from '../locales.ts';
import { ReportPeriod } from '../reports/reports.ts';
import { isTimeZone } from '../time-zone.ts';
import { LetterRhythm } from './rhythm.ts';

export const mostRecipients = 50;
export const mostConditions = 3;
/** Schedules of one report. */
export const mostSchedules = 20;

/** What goes with a letter as a file. */
export const letterFiles = ['pdf', 'xlsx', 'csv'] as const;
export type LetterFile = (typeof letterFiles)[number];

/** A member, or an address outside; `locale` null: as the member reads, or as whoever set it up does. */
export const LetterRecipient = z
  .object({
    user_id: z.int().nullable().default(null),
    email: z.email().max(254).nullable().default(null),
    locale: z.enum(locales).nullable().default(null),
  })
  .refine(({ user_id, email }) => (user_id === null) !== (email === null), {
    message: 'a member or an address',
  });
export type LetterRecipient = z.infer<typeof LetterRecipient>;

/** How a recipient is known to what they stop: a member by the account, anybody else by the address. */
export const recipientKey = ({ user_id, email }: Pick<LetterRecipient, 'user_id' | 'email'>): string =>
  user_id === null ? (email ?? '').trim().toLowerCase() : `user:${user_id}`;

/** A number of all calls of a block, and on which side of which bound a letter goes out. */
export const LetterCondition = z.object({
  /** Places in the report, from 0. */
  block: z.int().min(0).max(11),
  measure: z.int().min(0).max(5),
  side: z.enum(['over', 'under']),
  /** As the measure counts: a share 0 … 1, a time in ms. */
  bound: z.number().finite(),
});
export type LetterCondition = z.infer<typeof LetterCondition>;

export const ReportScheduleInput = z.object({
  is_on: z.boolean().default(true),
  rhythm: LetterRhythm,
  /** Null: the clock of the workspace. */
  time_zone: z.string().max(100).refine(isTimeZone, { message: 'no time zone' }).nullable().default(null),
  /** Members get it at that time of their own clock. */
  by_own_clock: z.boolean().default(false),
  /** Null: the days of the report. */
  period: ReportPeriod.nullable().default(null),
  recipients: z.array(LetterRecipient).min(1).max(mostRecipients),
  has_picture: z.boolean().default(true),
  /** Members read what was said in some of the calls, as far as they may; nobody outside does. */
  has_quotes: z.boolean().default(true),
  files: z.array(z.enum(letterFiles)).max(letterFiles.length).default([]),
  /** One of them is enough; without any every letter goes out that has calls. */
  only_when: z.array(LetterCondition).max(mostConditions).default([]),
});
export type ReportScheduleInput = z.infer<typeof ReportScheduleInput>;

/** What became of a turn: letters, or none because there is nothing to tell, or none because it could not be counted. */
export const letterStates = ['sent', 'quiet', 'failed'] as const;
export type LetterState = (typeof letterStates)[number];

/** Whether the numbers of conditions let a letter out; a number that is not known does not. */
export const letsOut = (
  conditions: readonly LetterCondition[],
  ask: (condition: LetterCondition) => number | null,
): boolean =>
  conditions.length === 0 ||
  conditions.some((condition) => {
    const value = ask(condition);
    return value !== null && (condition.side === 'over' ? value > condition.bound : value < condition.bound);
  });
