const dayMs = 86_400_000;

/** Until when a score that was published can be disputed; null: not at all, or not any more. */
export function disputeUntil(publishedAt: Date, days: number, now: Date): Date | null {
  const until = new Date(publishedAt.getTime() + days * dayMs);
  return days === 0 || until <= now ? null : until;
}

/** As many days right before some days, both as ISO dates. */
export function daysBefore(from: string, to: string): { from: string; to: string } {
  const [first, last] = [Date.parse(from), Date.parse(to)];
  const length = last - first + dayMs;
  const iso = (moment: number) => new Date(moment).toISOString().slice(0, 10);
  return { from: iso(first - length), to: iso(first - dayMs) };
}
