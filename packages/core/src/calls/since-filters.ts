import { z } from 'zod';

/** Weeks and months of the workspace's clock, which people are told apart by when they began. */
export const sinceSteps = ['week', 'month'] as const;
export type SinceStep = (typeof sinceSteps)[number];

/** Ten years of weeks, and some. */
export const mostStepsAfter = 600;
/** Of as many beginnings at once. */
export const mostSince = 60;

const Monday = 1;
const isFirstDay = (step: SinceStep, day: string): boolean =>
  step === 'month' ? day.endsWith('-01') : new Date(`${day}T00:00:00Z`).getUTCDay() === Monday;

/**
 * Calls of people whose first call of all was in a week or a month; `after`: only those so many weeks or months later, 0 is the same one,
 * and null is whenever.
 */
export const SinceFilter = z
  .object({
    step: z.enum(sinceSteps),
    /** The first day of the week or month. */
    first: z.iso.date(),
    after: z.int().min(0).max(mostStepsAfter).nullable().default(null),
  })
  // No calendar has a year 0.
  .refine(({ step, first }) => first >= '0001-01-01' && isFirstDay(step, first), {
    message: 'the first day of a week or a month',
  });
export type SinceFilter = z.infer<typeof SinceFilter>;

const written = new RegExp(String.raw`^(${sinceSteps.join('|')}):(\d{4}-\d{2}-\d{2})(?::(\d{1,4}))?$`);

/** Reads `month:2026-03-01,week:2026-03-02:4`; undefined when that is not what it says. */
export function readSinceFilters(text: string): SinceFilter[] | undefined {
  const parts = text.split(',').filter(Boolean);
  const filters = parts.flatMap((part) => {
    const [, step, first, after] = written.exec(part) ?? [];
    const { data } = SinceFilter.safeParse({
      step,
      first,
      after: after === undefined ? null : Number(after),
    });
    return data === undefined ? [] : [data];
  });
  return filters.length === parts.length && filters.length <= mostSince ? filters : undefined;
}

/** The opposite of `readSinceFilters`. */
export const writeSinceFilters = (filters: readonly SinceFilter[]): string =>
  filters.map(({ step, first, after }) => `${step}:${first}${after === null ? '' : `:${after}`}`).join(',');
