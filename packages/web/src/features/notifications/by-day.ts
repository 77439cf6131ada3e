/** Things by the day on which they were made, in the order in which they come. Days are those of this browser. */
export function byDay<T extends { created_at: string }>(
  all: readonly T[],
  now: Date,
): { day: string; is: 'today' | 'yesterday' | 'other'; some: T[] }[] {
  const dayOf = (moment: Date) =>
    [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()]
      .map((part) => String(part).padStart(2, '0'))
      .join('-');
  const today = dayOf(now);
  const yesterday = dayOf(new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1));
  return Array.from(
    Map.groupBy(all, ({ created_at }) => dayOf(new Date(created_at))),
    ([day, some]) => ({
      day,
      is: day === today ? 'today' : day === yesterday ? 'yesterday' : 'other',
      some,
    }),
  );
}
