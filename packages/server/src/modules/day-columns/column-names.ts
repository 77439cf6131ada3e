import type { whos } from '@earshot/core/call/role.ts';

/** What the columns of a day are called, wherever they are written, read or asked for; of words and times see `day-rows.queries.ts`. */
export const columnNames = {
  tag: (id: number): string => `tag:${id}`,
  pattern: (id: number): string => `pattern:${id}`,
  script: (id: number): string => `script:${id}`,
  label: (id: number): string => `label:${id}`,
  project: (id: number): string => `project:${id}`,
  spoken: (who: (typeof whos)[number]): string => `spoken:${who}`,
  /** Of the whole call without a role. */
  metric: (metric: string, role: string): string => `metric:${role === '' ? '' : `${role}.`}${metric}`,
  field: (name: string): string => `field:${name}`,
  score: (goalId: number): string => `score:${goalId}`,
  passed: (goalId: number): string => `passed:${goalId}`,
  published: (goalId: number): string => `published:${goalId}`,
} as const;

/** Says of a day that all numbers of own fields are among its columns; of one with more fields than fit they are not. */
export const fieldsColumn = 'fields';

/** Whether the customer called again. It is in no day that is stored: it follows from the days behind it, too. */
export const againColumn = 'again';

/** Whether any of these names is of a kind of columns. */
export const hasKind = (names: readonly string[], kind: keyof typeof columnNames): boolean =>
  names.some((name) => name.startsWith(`${kind}:`));

/** The metrics whose columns are among these. */
export const metricsIn = (names: readonly string[]): string[] =>
  names
    .filter((name) => name.startsWith('metric:'))
    .map((name) => name.slice('metric:'.length).replace(/^(?:operator|abonent)\./, ''));
