import { formatDay, formatMonth, formatShortDay } from '../../../lib/format.ts';
import type { ProjectStat } from '../projects.queries.ts';
import type { StatStep } from './stat-period.ts';

export type StatBar = {
  day: string;
  found: number;
  before: number | null;
  score: number | null;
  open: ProjectStat['bars'][number]['open'] | undefined;
};

/** The stretches of time, the oldest first as charts have it. */
export function barsOf({ seriesData, categories, bars }: ProjectStat): StatBar[] {
  const series = (name: 'found' | 'score' | 'before') =>
    seriesData.find((one) => one.name === name)?.data ?? [];
  const [found, before, score] = [series('found'), series('before'), series('score')];
  return categories
    .map((day, at) => ({
      day,
      found: found[at] ?? 0,
      before: before[at] ?? null,
      score: score[at] ?? null,
      open: bars[at]?.open,
    }))
    .sort((one, other) => (one.day < other.day ? -1 : 1));
}

/** Under a bar. */
export const labelOf = (day: string, step: StatStep): string =>
  step === 'month' ? formatMonth(day) : formatShortDay(day);

/** The stretch in full; a week by its first day. */
export const titleOf = (day: string, step: StatStep, weekOf: (day: string) => string): string =>
  step === 'month' ? formatMonth(day, true) : step === 'week' ? weekOf(formatDay(day)) : formatDay(day);
