import type { AuditEntry } from '@earshot/core/audit/audit.api.ts';

/** One value of an entry. `names` leads to it from the outside in; a side that was not written down is missing. */
export type Change = { names: readonly string[]; before?: unknown; after?: unknown };

/** What rules and lists of calls ask for is read as it is, and as a whole. */
const wholes = new Set(['detection', 'query', 'filters', 'formula']);
/** Deeper than this nobody names the fields. */
const deepest = 3;

/** The values of an entry, one by one: settings within settings each by itself, and only those that differ. */
export function changesOf({ before, after }: Pick<AuditEntry, 'before' | 'after'>): Change[] {
  return within([], before ?? undefined, after ?? undefined);
}

function within(names: readonly string[], before: unknown, after: unknown): Change[] {
  const [old, now] = [fieldsOf(before), fieldsOf(after)];
  const isOpen = names.length < deepest && !wholes.has(names.at(-1) ?? '') && (old !== null || now !== null);
  if (!isOpen || (old === null && isSaid(before)) || (now === null && isSaid(after)))
    return isSame(before, after) ? [] : [sides(names, before, after)];
  const all = new Set([...Object.keys(old ?? {}), ...Object.keys(now ?? {})]);
  return [...all].flatMap((name) => within([...names, name], fieldOf(old, name), fieldOf(now, name)));
}

const fieldOf = (fields: Record<string, unknown> | null, name: string): unknown =>
  fields !== null && Object.hasOwn(fields, name) ? fields[name] : undefined;

const isSaid = (value: unknown): boolean => value !== undefined && value !== null;
const isSame = (before: unknown, after: unknown): boolean => JSON.stringify(before) === JSON.stringify(after);

function fieldsOf(value: unknown): Record<string, unknown> | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : null;
}

function sides(names: readonly string[], before: unknown, after: unknown): Change {
  return {
    names,
    ...(before === undefined ? {} : { before }),
    ...(after === undefined ? {} : { after }),
  };
}
