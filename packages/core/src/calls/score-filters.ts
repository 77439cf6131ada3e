import { z } from 'zod';

/**
 * What a project makes of a call: by which of its patterns it found it, null for any reason, and the score that it gives,
 * between two limits that belong to it; null is open.
 */
export const ScoreFilter = z.object({
  project_id: z.int(),
  pattern_id: z.int().nullable().default(null),
  start: z.int().nullable().default(null),
  to: z.int().nullable().default(null),
});
export type ScoreFilter = z.infer<typeof ScoreFilter>;

const scoreFilter = /^(\d{1,15})(?:\/(\d{1,15}))?:(-?\d{1,9})?\.\.(-?\d{1,9})?$/;

/** Reads `12:-5..3,14/7:..0`, where 7 is a pattern; undefined when that is not what it says. */
export function readScoreFilters(text: string): ScoreFilter[] | undefined {
  const parts = text.split(',').filter(Boolean);
  const filters = parts.flatMap((part) => {
    const [, id, pattern, start, to] = scoreFilter.exec(part) ?? [];
    const limit = (edge: string | undefined) => (edge === undefined ? null : Number(edge));
    return id === undefined
      ? []
      : [{ project_id: Number(id), pattern_id: limit(pattern), start: limit(start), to: limit(to) }];
  });
  return filters.length === parts.length ? filters : undefined;
}

/** The opposite of `readScoreFilters`. */
export const writeScoreFilters = (filters: readonly ScoreFilter[]): string =>
  filters
    .map(({ project_id, pattern_id, start, to }) => {
      const pattern = pattern_id === null ? '' : `/${pattern_id}`;
      return `${project_id}${pattern}:${start ?? ''}..${to ?? ''}`;
    })
    .join(',');
