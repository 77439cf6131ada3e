const dayMs = 86_400_000;

const atNoon = (day: string) => new Date(`${day}T12:00:00Z`);
const dayOf = (date: Date) => date.toISOString().slice(0, 10);

/** The same day so many weeks later, or before. */
export const weeksLater = (day: string, weeks: number): string =>
  dayOf(new Date(atNoon(day).getTime() + weeks * 7 * dayMs));

/** The number of the week that a day is in: the first of a year is the one with its first Thursday (ISO 8601). */
export function weekNumber(day: string): number {
  const date = atNoon(day);
  const thursday = new Date(date.getTime() + (4 - (date.getUTCDay() || 7)) * dayMs);
  const newYear = Date.UTC(thursday.getUTCFullYear(), 0, 1, 12);
  return 1 + Math.floor((thursday.getTime() - newYear) / dayMs / 7);
}

/** Whole days from now, by this device's calendar: 0 today, 1 tomorrow, below zero for what is past. */
export function daysUntil(iso: string, now: Date): number {
  const midnight = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
  return Math.round((midnight(new Date(iso)) - midnight(now)) / dayMs);
}
