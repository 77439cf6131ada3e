import { dayAfter, daysBetween } from '../agents/day-steps.ts';

const dayMs = 86_400_000;

/** Until when a score that was published can be disputed; null: not at all, or not any more. */
export function disputeUntil(publishedAt: Date, days: number, now: Date): Date | null {
  const until = new Date(publishedAt.getTime() + days * dayMs);
  return days === 0 || until <= now ? null : until;
}

/** As many days right before some days, both as ISO dates. */
export function daysBefore(from: string, to: string): { from: string; to: string } {
  return { from: dayAfter(from, -daysBetween(from, to) - 1), to: dayAfter(from, -1) };
}
