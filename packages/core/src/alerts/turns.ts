import { clockMoments, type Rhythm } from '../findings/clock-moments.ts';
import type { AlertsPeriod } from '../projects/projects.ts';

/** How often somebody is told, and by which clock. */
export type AlertClock = { period: AlertsPeriod; timeZone: string };

const everyDay = () => true;
const isMonday = (day: number) => day % 7 === 4;

const rhythms: Record<AlertsPeriod, Rhythm> = {
  '4_a_day': { times: ['08:00', '12:00', '16:00', '20:00'], isOn: everyDay },
  '2_a_day': { times: ['08:00', '18:00'], isOn: everyDay },
  daily: { times: ['08:00'], isOn: everyDay },
  every_3_days: { times: ['08:00'], isOn: (day) => day % 3 === 0 },
  weekly: { times: ['08:00'], isOn: isMonday },
};

const dayMs = 86_400_000;
/** No two turns are further apart, a change of the clocks included. */
const longestWaitMs = 8 * dayMs;

/** Times of day of a rhythm, as letters name them. */
export const timesOf = (period: AlertsPeriod): readonly string[] => rhythms[period].times;

/** The turns of a rhythm after one moment and until another, which belongs to them, in order. */
export const alertTurns = ({ period, timeZone }: AlertClock, after: Date, until: Date): Date[] =>
  clockMoments(rhythms[period], timeZone, after, until);

/** The last turn up to a moment, which may be one itself. */
export const lastTurn = (clock: AlertClock, now: Date): Date =>
  alertTurns(clock, new Date(now.getTime() - longestWaitMs), now).at(-1) ?? now;

/** The first turn after a moment. */
export const nextTurn = (clock: AlertClock, now: Date): Date =>
  alertTurns(clock, now, new Date(now.getTime() + longestWaitMs))[0] ?? now;

/** When the next Monday begins; on a Monday that of the week after. */
export function nextMonday(timeZone: string, now: Date): Date {
  const rhythm = { times: ['00:00'], isOn: isMonday };
  const [monday = now] = clockMoments(rhythm, timeZone, now, new Date(now.getTime() + longestWaitMs));
  return monday;
}
