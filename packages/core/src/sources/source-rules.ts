import { parseMask } from './mask.ts';

/** What keeps a mask from reading a file name in one way only. */
export const maskIssues = ['no_field', 'side_by_side', 'twice', 'braces', 'date'] as const;
export type MaskIssue = (typeof maskIssues)[number];

const datePart = /yyyy|MM|dd|HH|mm|ss/;

/** What is wrong with a mask; undefined where it can be used. */
export function maskIssue(mask: string): MaskIssue | undefined {
  const parts = parseMask(mask);
  const fields = parts.flatMap((part) => ('field' in part ? [part] : []));
  if (parts.some((part) => 'literal' in part && /[{}]/.test(part.literal))) return 'braces';
  if (fields.length === 0) return 'no_field';
  if (new Set(fields.map(({ field }) => field)).size < fields.length) return 'twice';
  // Where one ends and the next begins is told by what stands between them.
  if (parts.some((part, at) => at > 0 && 'field' in part && 'field' in (parts[at - 1] ?? {})))
    return 'side_by_side';
  const isDated = fields.every(({ field, format }) =>
    field === 'recorded_at' ? format === null || datePart.test(format) : format === null,
  );
  return isDated ? undefined : 'date';
}

/** Metadata that is read in its own way, and no words a source could say. */
const notFilled: ReadonlySet<string> = new Set(['recorded_at', 'direction', 'language', 'source']);

/** Whether a source can fill a field: operator, abonent, or any of the workspace's own. */
export function canFill(field: string): boolean {
  return /^[a-z][a-z0-9_]{0,99}$/.test(field) && !notFilled.has(field);
}
