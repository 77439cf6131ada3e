import type { CallFilters } from '@earshot/core/calls/call-filters.ts';
import type { Detection } from '@earshot/core/detection/detection.ts';
import type { Query, QueryInput } from '@earshot/core/matching/query.ts';
import type { ProjectKind } from '@earshot/core/projects/projects.ts';

/** What a call is opened for. Whatever of it is said in the call is marked there. */
export type Sought = {
  query?: QueryInput;
  /** A rule as it stands in its editor. */
  detection?: Detection;
  /** Tags and patterns: `tag-3`. */
  rules?: string[];
  segments?: number[];
  /** The project that found it: the call opens as that sees it. */
  project?: { id: number; kind: ProjectKind };
};

/** Longer addresses are cut by some programs that pass them on; then the call opens without its marks. */
const longest = 1800;

/** As the address of a call holds it; undefined where there is nothing to look for. */
export function writeSought({ query, detection, rules = [], segments = [] }: Sought): string | undefined {
  const isEmpty = !query && !detection && rules.length + segments.length === 0;
  if (isEmpty) return undefined;
  const text = JSON.stringify({
    ...(query && { query: shortQuery(query) }),
    ...(detection && { detection }),
    ...(rules.length > 0 && { rules }),
    ...(segments.length > 0 && { segments }),
  });
  return text.length > longest ? undefined : text;
}

/** Each of them is asked of the server by itself; a list is hardly ever narrowed down to so many. */
const mostSegments = 20;

/**
 * Whatever an address holds that cannot be understood is nothing to look for. It may have been made by anybody: what it asks of
 * the browser that opens it is no more than an address of ours does.
 */
export function readSought(text: string | undefined): Sought | null {
  if (!text || text.length > longest) return null;
  try {
    const read: unknown = JSON.parse(text);
    if (typeof read !== 'object' || read === null || Array.isArray(read)) return null;
    const { query, detection, rules, segments } = read as Record<string, unknown>;
    const isPart = (value: unknown) => typeof value === 'object' && value !== null;
    return {
      ...(isPart(query) && { query: query as QueryInput }),
      ...(isPart(detection) && { detection: detection as Detection }),
      rules: listOf(rules, (one): one is string => typeof one === 'string'),
      segments: listOf(segments, (one): one is number => Number.isInteger(one)).slice(0, mostSegments),
    };
  } catch {
    return null;
  }
}

/** Each once. */
function listOf<T>(value: unknown, fits: (one: unknown) => one is T): T[] {
  return Array.isArray(value) ? [...new Set(value.filter(fits))] : [];
}

/** What the calls of a list have in common that can be seen in their words. */
export function soughtOfList({ filters, query }: { filters: CallFilters; query: Query | null }): Sought {
  if (query !== null) return { query };
  const { tags = [], patterns = [], segments = [], project_score = [] } = filters;
  const foundBy = project_score.flatMap(({ pattern_id: id }) => (id === null ? [] : [id]));
  const rules = [...tags.map((id) => `tag-${id}`), ...[...patterns, ...foundBy].map((id) => `pattern-${id}`)];
  return { rules: [...new Set(rules)], segments };
}

/** Without what holds anyway. */
function shortQuery(query: QueryInput): QueryInput {
  const usual: Record<string, unknown> = {
    type: 'phrases',
    matching: 'any',
    regexp: '',
    expression: '',
    distance: 0,
    limits: null,
    who: 'anyone',
    part: { name: 'entire', seconds: null, percent: null },
    language: null,
  };
  const own = Object.entries(query).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(usual[name]),
  );
  return Object.fromEntries(own);
}
