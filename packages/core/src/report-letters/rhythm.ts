import { z } from 'zod';
import { dayAfter } from '../agents/day-steps.ts';
import { weekdays } from '../calls/dimensions.ts';
import { clockMoments, dayOfNumber } from '../findings/clock-moments.ts';
import { dayOf } from '../findings/day.ts';
import { firstOf, weekdayOf } from '../reports/report-period.ts';

/** Which of a month’s Mondays, Tuesdays … */
export const nths = ['first', 'second', 'third', 'fourth', 'last'] as const;
export type Nth = (typeof nths)[number];
export const rhythms = ['day', 'week', 'month', 'quarter', 'once'] as const;
export type RhythmName = (typeof rhythms)[number];

const Weekday = z.enum(weekdays);
/** Turns come by quarters of an hour. */
const At = z.string().regex(/^([01]\d|2[0-3]):(00|15|30|45)$/);
const Months = { nth: z.enum(nths), weekday: Weekday, at: At };

/** When a letter goes out, by the clock of a time zone. */
export const LetterRhythm = z.discriminatedUnion('every', [
  z.object({ every: z.literal('day'), at: At }),
  z.object({ every: z.literal('week'), on: z.array(Weekday).min(1).max(7), at: At }),
  z.object({ every: z.literal('month'), ...Months }),
  /** In the first month of each. */
  z.object({ every: z.literal('quarter'), ...Months }),
  z.object({ every: z.literal('once'), day: z.iso.date(), at: At }),
]);
export type LetterRhythm = z.infer<typeof LetterRhythm>;

/** No two turns of what comes again are further apart: a quarter, and as much as its Monday moves. */
const longestWait_ms = 110 * 86_400_000;

function isOn(rhythm: LetterRhythm, day: string): boolean {
  switch (rhythm.every) {
    case 'day':
      return true;
    case 'week':
      return rhythm.on.includes(weekdayOf(day));
    case 'month':
      return isNth(rhythm, day);
    case 'quarter':
      return firstOf('quarter', day) === firstOf('month', day) && isNth(rhythm, day);
    case 'once':
      return day === rhythm.day;
  }
}

function isNth({ nth, weekday }: { nth: Nth; weekday: (typeof weekdays)[number] }, day: string): boolean {
  if (weekdayOf(day) !== weekday) return false;
  if (nth === 'last') return firstOf('month', dayAfter(day, 7)) !== firstOf('month', day);
  return Math.ceil(Number(day.slice(-2)) / 7) === nths.indexOf(nth) + 1;
}

/** The turns of a rhythm after one moment and until another, which belongs to them, in order. */
export const letterTurns = (rhythm: LetterRhythm, timeZone: string, after: Date, until: Date): Date[] =>
  clockMoments({ times: [rhythm.at], isOn: (day) => isOn(rhythm, dayOfNumber(day)) }, timeZone, after, until);

/** The last turn after one moment and until another; null where there is none. However many were missed, one is due. */
export const dueTurn = (rhythm: LetterRhythm, timeZone: string, after: Date, now: Date): Date | null =>
  letterTurns(rhythm, timeZone, after, now).at(-1) ?? null;

/** The next turns after a moment, the soonest first. */
export function nextTurns(rhythm: LetterRhythm, timeZone: string, now: Date, count: number): Date[] {
  if (rhythm.every === 'once')
    return rhythm.day < dayOf(now, timeZone)
      ? []
      : letterTurns(rhythm, timeZone, now, new Date(`${dayAfter(rhythm.day, 2)}T00:00:00Z`));
  const turns: Date[] = [];
  for (let from = now; turns.length < count; from = new Date(from.getTime() + longestWait_ms))
    turns.push(...letterTurns(rhythm, timeZone, from, new Date(from.getTime() + longestWait_ms)));
  return turns.slice(0, count);
}

/** The last turns up to a moment, the latest first. */
export function pastTurns(rhythm: LetterRhythm, timeZone: string, now: Date, count: number): Date[] {
  if (rhythm.every === 'once') return [];
  const turns: Date[] = [];
  for (let until = now; turns.length < count; until = new Date(until.getTime() - longestWait_ms))
    turns.unshift(...letterTurns(rhythm, timeZone, new Date(until.getTime() - longestWait_ms), until));
  return turns.reverse().slice(0, count);
}
