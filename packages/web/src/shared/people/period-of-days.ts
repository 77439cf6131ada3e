import { anyTime } from '@earshot/core/calls/calls-path.ts';
import { type LastPeriod, lastPeriods } from '@earshot/core/calls/periods.ts';
import type { TextSearch } from '../../lib/text-search.ts';
import { dayOf, isPreset, momentOf } from '../filters/period.ts';

/** As the address holds it: two days, or in place of the first a period that moves on with the calendar, or all time. */
export type PeriodSearch = TextSearch<'dateFrom' | 'dateTo'>;
export type PeriodOfDays = { dateFrom?: string; dateTo?: string };

/** What may be chosen by a word. */
export const periodChoices = [...lastPeriods, anyTime] as const;
export type PeriodChoice = (typeof periodChoices)[number];

const usual: LastPeriod = '30d';

/** The word that the address says, where it says one; of an address without a period the usual one. */
export function choiceOf({ dateFrom, dateTo }: PeriodSearch): PeriodChoice | null {
  if (dateTo) return null;
  if (!dateFrom) return usual;
  return periodChoices.find((choice) => choice === dateFrom) ?? null;
}

/** From which day to which the calls are; without a day where the period is open at that end. */
export function periodOf(search: PeriodSearch, now: Date): PeriodOfDays {
  const choice = choiceOf(search);
  if (choice === anyTime) return {};
  if (choice !== null) return withDays(momentOf(choice, 'start', now), now.toISOString());
  const { dateFrom, dateTo } = search;
  return withDays(isPreset(dateFrom) ? momentOf(dateFrom, 'start', now) : dateFrom, dateTo);
}

function withDays(from: string | undefined, to: string | undefined): PeriodOfDays {
  const [dateFrom, dateTo] = [dayOf(from), dayOf(to)];
  return { ...(dateFrom && { dateFrom }), ...(dateTo && { dateTo }) };
}
