/** Periods that move on with the calendar: the last seven days are always the last seven, today among them. */
export const lastPeriods = ['today', '7d', '30d', '3m'] as const;
export type LastPeriod = (typeof lastPeriods)[number];

/** How far before today each of them begins. */
export const beginsBefore: Record<LastPeriod, { months: number; days: number }> = {
  today: { months: 0, days: 0 },
  '7d': { months: 0, days: 6 },
  '30d': { months: 0, days: 29 },
  '3m': { months: 3, days: 0 },
};
