import type { statSteps } from '@earshot/core/projects/projects.api.ts';
import { isoDay } from '../iso-day.ts';

export type StatStep = (typeof statSteps)[number];

/** Days that are shown of each step; of months the last twelve, as the server has it. */
const shownDays = { day: 29, week: 83 } as const;

/** The period that reads well in these steps. */
export function statQueryOf(by: StatStep, now: Date): { by: StatStep; dateFrom?: string; dateTo?: string } {
  if (by === 'month') return { by };
  const from = new Date(now.getFullYear(), now.getMonth(), now.getDate() - shownDays[by]);
  return { by, dateFrom: isoDay(from), dateTo: isoDay(now) };
}
