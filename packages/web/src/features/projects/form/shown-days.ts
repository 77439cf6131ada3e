import type { ProjectPreview } from '../projects.queries.ts';

type Day = ProjectPreview['by_day'][number];
/** A day, or some that stand in one bar. */
export type ShownDays = { from: string; to: string; files: number; alerts: number };

/** More bars than these would be too narrow to be hit: then each is of a week. */
const mostBars = 92;
const dayMs = 86_400_000;
const numberOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / dayMs;
const dayOf = (number: number): string => new Date(number * dayMs).toISOString().slice(0, 10);

/** Every day of the period up to `today`, also those on which nothing was found. */
export function shownDays(found: readonly Day[], days: number, today: string): ShownDays[] {
  const last = Math.max(numberOf(today), ...found.map(({ day }) => numberOf(day)));
  const step = days > mostBars ? 7 : 1;
  const count = Math.ceil(days / step);
  return Array.from({ length: count }, (_, at) => {
    const to = last - (count - 1 - at) * step;
    const from = to - step + 1;
    const within = found.filter(({ day }) => numberOf(day) >= from && numberOf(day) <= to);
    const sum = (name: 'files' | 'alerts') => within.reduce((all, one) => all + one[name], 0);
    return { from: dayOf(from), to: dayOf(to), files: sum('files'), alerts: sum('alerts') };
  });
}
