import { anyTime } from '@earshot/core/calls/calls-path.ts';
import { periodFields } from '@earshot/core/calls/dimensions.ts';
import { beginsBefore, type LastPeriod, lastPeriods } from '@earshot/core/calls/periods.ts';

export type PeriodField = (typeof periodFields)[number];

const usualPeriod: LastPeriod = '3m';

/** The same start for each date that a call has. */
const startEach = (start: string) =>
  Object.fromEntries(periodFields.map((field) => [`${field}_start`, start])) as Record<
    `${PeriodField}_start`,
    string
  >;
export const usualPeriods = startEach(usualPeriod);
export const allTime = {
  ...startEach(anyTime),
  ...(Object.fromEntries(periodFields.map((field) => [`${field}_to`, undefined])) as Record<
    `${PeriodField}_to`,
    undefined
  >),
};

export const isPreset = (text: string | undefined): text is LastPeriod =>
  lastPeriods.some((preset) => preset === text);

const day = /^(\d{4})-(\d\d)-(\d\d)$/u;

function startOf(preset: LastPeriod, now: Date): Date {
  const { months, days } = beginsBefore[preset];
  return new Date(now.getFullYear(), now.getMonth() - months, now.getDate() - days);
}

/** A moment as the server takes it: a preset, a day in the person's own time zone, or a moment as it is. */
export function momentOf(text: string | undefined, edge: 'start' | 'to', now: Date): string | undefined {
  if (text === undefined || text === anyTime) return undefined;
  // Whatever moves on with the calendar goes to the end of today.
  if (isPreset(text))
    return edge === 'start' ? startOf(text, now).toISOString() : momentOf(today(now), edge, now);
  const [, year, month, date] = day.exec(text) ?? [];
  if (year === undefined) return Number.isNaN(Date.parse(text)) ? undefined : text;
  const time = edge === 'start' ? ([0, 0, 0, 0] as const) : ([23, 59, 59, 999] as const);
  const moment = new Date(Number(year), Number(month) - 1, Number(date), ...time);
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString();
}

function today(now: Date): string {
  return dayOf(now.toISOString());
}

/** The day of a moment, as a field of a form wants it; empty for a preset. */
export function dayOf(text: string | undefined): string {
  if (text === undefined || text === anyTime || isPreset(text)) return '';
  if (day.test(text)) return text;
  const moment = new Date(text);
  if (Number.isNaN(moment.getTime())) return '';
  const two = (value: number) => String(value).padStart(2, '0');
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}
