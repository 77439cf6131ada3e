import type { Recurrence } from './subscribers.api.ts';

/** A conversation of one customer with what it was about. */
export type AboutSomething = {
  file_id: string;
  started: Date;
  tags: readonly { id: number; name: string }[];
};

/** Whoever comes back later than this comes with something else. */
const withinDays = 30;
const dayMs = 86_400_000;

/**
 * What a customer came back for: for each conversation the tags that earlier ones of the last 30 days have, too, which one of
 * them it is, and in how many days they came. `conversations` in any order.
 */
export function recurrencesOf(conversations: readonly AboutSomething[]): Map<string, Recurrence[]> {
  const inOrder = conversations.toSorted((one, other) => one.started.getTime() - other.started.getTime());
  return new Map(
    inOrder.map(({ file_id, started, tags }, at) => {
      const from = started.getTime() - withinDays * dayMs;
      const before = inOrder.slice(0, at).filter((one) => one.started.getTime() >= from);
      return [
        file_id,
        tags.flatMap(({ id, name }) => {
          const same = before.filter((one) => one.tags.some((tag) => tag.id === id));
          const [first] = same;
          if (first === undefined) return [];
          const days = Math.ceil((started.getTime() - first.started.getTime()) / dayMs);
          return [{ tag_id: id, name, nth: same.length + 1, days: Math.max(1, days) }];
        }),
      ];
    }),
  );
}
