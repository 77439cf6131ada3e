import { CronDate } from 'cron-parser';
import { dayOf } from './day.ts';

/** Times of day, on the days that count; a day by its number from 1970-01-01, which was a Thursday. */
export type Rhythm = { times: readonly string[]; isOn: (day: number) => boolean };

const dayMs = 86_400_000;

/** The day of a number of `Rhythm`, as `2026-03-01`. */
export const dayOfNumber = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10);

/**
 * The moments of a rhythm after one and until another, which belongs to them, in order. Each day that counts has each of its times
 * once: a time that is left out where the clocks are put forward comes as much later as they jump; of one that comes twice where
 * they are put back only one counts.
 */
export function clockMoments({ times, isOn }: Rhythm, timeZone: string, after: Date, until: Date): Date[] {
  const first = Date.parse(dayOf(after, timeZone)) / dayMs;
  const last = Date.parse(dayOf(until, timeZone)) / dayMs;
  const moments = new Set<number>();
  for (let day = first; day <= last; day += 1) {
    if (!isOn(day)) continue;
    for (const time of times) moments.add(new CronDate(`${dayOfNumber(day)}T${time}`, timeZone).getTime());
  }
  return [...moments]
    .filter((moment) => moment > after.getTime() && moment <= until.getTime())
    .sort((one, other) => one - other)
    .map((moment) => new Date(moment));
}
