import type { ReportSchedule } from '@earshot/core/report-letters/report-letters.api.ts';
import { type LetterCondition, ReportScheduleInput } from '@earshot/core/report-letters/report-letters.ts';
import type { LetterRhythm, RhythmName } from '@earshot/core/report-letters/rhythm.ts';

/** A condition whose bound may still be missing. */
export type ConditionDraft = Omit<LetterCondition, 'bound'> & { bound: number | null };
export type ScheduleDraft = Omit<ReportScheduleInput, 'only_when'> & { only_when: ConditionDraft[] };

/** Monday at eight, to whoever sets it up. */
export const newSchedule = (ownId: number): ScheduleDraft => ({
  is_on: true,
  rhythm: { every: 'week', on: ['mon'], at: '08:00' },
  time_zone: null,
  by_own_clock: false,
  period: null,
  recipients: [{ user_id: ownId, email: null, locale: null }],
  has_picture: true,
  has_quotes: true,
  files: ['xlsx'],
  only_when: [],
});

/** What a person set, without what follows from it. */
export const draftOf = ({
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
}: ReportSchedule): ScheduleDraft => ({
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
});

/** What of it cannot be saved yet; null where all is well. */
export function problemOf(draft: ScheduleDraft): 'recipients' | 'days' | 'bound' | null {
  if (draft.recipients.length === 0) return 'recipients';
  if (draft.only_when.some(({ bound }) => bound === null)) return 'bound';
  return ReportScheduleInput.safeParse(draft).success ? null : 'days';
}

/** The same rhythm at another frequency: the time stays, and the day of the week where it can. */
export function atFrequency(rhythm: LetterRhythm, every: RhythmName, today: string): LetterRhythm {
  const { at } = rhythm;
  const weekday = 'weekday' in rhythm ? rhythm.weekday : ('on' in rhythm && rhythm.on[0]) || 'mon';
  switch (every) {
    case 'day':
      return { every, at };
    case 'week':
      return { every, on: [weekday], at };
    case 'month':
    case 'quarter':
      return { every, nth: 'nth' in rhythm ? rhythm.nth : 'first', weekday, at };
    case 'once':
      return { every, day: 'day' in rhythm ? rhythm.day : today, at };
  }
}

/** Times of a day by quarters of an hour. */
export const quarters: readonly string[] = Array.from({ length: 96 }, (_, at) => {
  const [hour, minute] = [Math.floor(at / 4), (at % 4) * 15];
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
});
