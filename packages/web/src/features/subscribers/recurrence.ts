import type { Conversation, Recurrence } from '@earshot/core/subscribers/subscribers.api.ts';
import type { z } from 'zod';

export type Recurring = z.infer<typeof Recurrence>;

/** From here on the same thing again is worth saying above everything else. */
const leastTold = 3;

/** What the abonent came back for most often, with the calls about it; of equals that of the latest call. */
export function worstOf(
  conversations: readonly Conversation[],
): { recurrence: Recurring; calls: Conversation[] } | null {
  const told = conversations.flatMap(({ recurrences }, at) =>
    recurrences.filter(({ nth }) => nth >= leastTold).map((recurrence) => ({ recurrence, at })),
  );
  const [worst] = told.toSorted(
    (one, other) => other.recurrence.nth - one.recurrence.nth || one.at - other.at,
  );
  if (worst === undefined) return null;
  const { recurrence, at } = worst;
  // The newest stand first, so those before it come after it.
  const calls = conversations
    .slice(at)
    .filter(({ tags }) => tags.some(({ id }) => id === recurrence.tag_id))
    .slice(0, recurrence.nth)
    .reverse();
  return { recurrence, calls };
}

/** Whole days, at least one: "in 0 days" says nothing. */
export const wholeDays = (days: number): number => Math.max(1, Math.round(days));
