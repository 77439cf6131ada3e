import { z } from 'zod';

export const goalOutcomes = ['passed', 'failed', 'open'] as const;

/**
 * What a goal makes of a call: its score between two limits that belong to it, null is open; and whether it passed. `open` is
 * what is neither yet.
 */
export const GoalScoreFilter = z.object({
  goal_id: z.int(),
  start: z.number().min(0).max(100).nullable().default(null),
  to: z.number().min(0).max(100).nullable().default(null),
  outcome: z.enum(goalOutcomes).nullable().default(null),
});
export type GoalScoreFilter = z.infer<typeof GoalScoreFilter>;

const written = /^(\d{1,15}):(\d{1,3}(?:\.\d{1,3})?)?\.\.(\d{1,3}(?:\.\d{1,3})?)?(?::(passed|failed|open))?$/;

/** Reads `12:0..49.5,14:..:passed`; undefined when that is not what it says. */
export function readGoalScoreFilters(text: string): GoalScoreFilter[] | undefined {
  const parts = text.split(',').filter(Boolean);
  const filters = parts.flatMap((part) => {
    const [, id, start, to, outcome] = written.exec(part) ?? [];
    const limit = (edge: string | undefined) => (edge === undefined ? null : Number(edge));
    const read = GoalScoreFilter.safeParse({
      goal_id: Number(id),
      start: limit(start),
      to: limit(to),
      outcome: outcome ?? null,
    });
    return read.success ? [read.data] : [];
  });
  return filters.length === parts.length ? filters : undefined;
}

/** The opposite of `readGoalScoreFilters`. */
export const writeGoalScoreFilters = (filters: readonly GoalScoreFilter[]): string =>
  filters
    .map(({ goal_id, start, to, outcome }) => {
      const end = outcome === null ? '' : `:${outcome}`;
      return `${goal_id}:${start ?? ''}..${to ?? ''}${end}`;
    })
    .join(',');
