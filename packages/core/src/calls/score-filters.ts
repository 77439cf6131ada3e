import { z } from 'zod';

/** The score that a project gives a call, between two limits that belong to it; null is open. */
export const ScoreFilter = z.object({
  project_id: z.int(),
  start: z.int().nullable().default(null),
  to: z.int().nullable().default(null),
});
export type ScoreFilter = z.infer<typeof ScoreFilter>;

const scoreFilter = /^(\d{1,15}):(-?\d{1,9})?\.\.(-?\d{1,9})?$/;

/** Reads `12:-5..3,14:..0`; undefined when that is not what it says. */
export function readScoreFilters(text: string): ScoreFilter[] | undefined {
  const parts = text.split(',').filter(Boolean);
  const filters = parts.flatMap((part) => {
    const [, id, start, to] = scoreFilter.exec(part) ?? [];
    const limit = (edge: string | undefined) => (edge === undefined ? null : Number(edge));
    return id === undefined ? [] : [{ project_id: Number(id), start: limit(start), to: limit(to) }];
  });
  return filters.length === parts.length ? filters : undefined;
}

/** The opposite of `readScoreFilters`. */
export const writeScoreFilters = (filters: readonly ScoreFilter[]): string =>
  filters.map(({ project_id, start, to }) => `${project_id}:${start ?? ''}..${to ?? ''}`).join(',');
