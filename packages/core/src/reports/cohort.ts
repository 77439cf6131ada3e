import { dayAfter, daysBetween } from '../agents/day-steps.ts';
import type { CallFilters } from '../calls/call-filters.ts';
import { type SinceFilter, type SinceStep, sinceSteps } from '../calls/since-filters.ts';
import type { ByName } from './by-what.ts';
import { type Days, daysOfStep, monthsAfter, stepsOf } from './report-period.ts';

/** Whose first calls make cohorts. */
export const cohortWhos = ['customer', 'agent'] as const satisfies readonly ByName[];
export type CohortWho = (typeof cohortWhos)[number];
export type CohortStep = SinceStep;
/** Who, and whether by weeks or months. */
export type Cohort = { who: CohortWho; step: CohortStep };

/** The cohorts that ways to group come to: people, and then a week or a month; null of any others. */
export function cohortOf([first, second, ...more]: readonly ByName[]): Cohort | null {
  const who = cohortWhos.find((one) => one === first);
  const step = sinceSteps.find((one) => one === second);
  return who === undefined || step === undefined || more.length > 0 ? null : { who, step };
}

/** A year of weeks: more rows nobody reads, and the latest are those that are news. */
export const mostCohorts = 53;

export type CohortSteps = {
  /** The first days of the weeks or months in which people began, the earliest first. */
  firsts: string[];
  /** How many there are; only the latest are among them. */
  all: number;
  /** The last day that can have calls: that of the period, or today. */
  last: string;
  /** The week or month that is not over on that day, as its first day. */
  underWay: string | null;
};

/** The cohorts that begin within a period. On `today` calls still come. */
export function cohortSteps(step: CohortStep, days: Days, today: string): CohortSteps {
  const last = days.to < today ? days.to : today;
  const steps = stepsOf(step, { from: days.from, to: last }).filter((first) => first >= days.from);
  const latest = steps.at(-1);
  return {
    firsts: steps.slice(-mostCohorts),
    all: steps.length,
    last,
    underWay: latest !== undefined && (lastDayOf(step, latest) > last || last === today) ? latest : null,
  };
}

const lastDayOf = (step: CohortStep, first: string): string =>
  daysOfStep(step, first, { from: first, to: '9999-12-31' }).to;

/** The first day of the week or month so many after another. */
export const stepsAfter = (step: CohortStep, first: string, after: number): string =>
  step === 'month' ? monthsAfter(first, after) : dayAfter(first, after * 7);

/** How many weeks or months lie between two, both as their first days. */
export function stepsBetween(step: CohortStep, first: string, later: string): number {
  if (step === 'week') return daysBetween(first, later) / 7;
  const monthOf = (day: string) => {
    const [year = 0, month = 0] = day.split('-').map(Number);
    return year * 12 + month;
  };
  return monthOf(later) - monthOf(first);
}

/** How many steps of a cohort have begun, the first one among them. */
export const stepsBegun = (
  step: CohortStep,
  first: string,
  { firsts }: Pick<CohortSteps, 'firsts'>,
): number => stepsBetween(step, first, firsts.at(-1) ?? first) + 1;

const filterOfWho = { customer: 'subscribers_since', agent: 'agents_since' } as const satisfies Record<
  CohortWho,
  keyof CallFilters
>;

/** The filters that leave the calls of some cohorts, each so many steps later. */
export const filtersOfCohorts = (
  { who, step }: Cohort,
  asked: readonly Pick<SinceFilter, 'first' | 'after'>[],
): CallFilters => ({ [filterOfWho[who]]: asked.map(({ first, after }) => ({ step, first, after })) });
