import type { CallFilters } from '@earshot/core/calls/call-filters.ts';
import { type DimensionName, namesOf } from '@earshot/core/calls/dimensions.ts';
import { type RawBuilder, sql } from 'kysely';
import { containing } from '../../platform/like.ts';
import type { Condition, PhraseHints } from '../call-index/phrase.sql.ts';
import { callsWithFinding } from '../findings/findings.sql.ts';
import { type ColumnName, columnOf, isColumn } from './dimension-columns.sql.ts';

type Scope = { workspaceId: number; userId: number | null };
type Asked = Required<CallFilters>;

/** What is asked of dimensions that are no single value of a call. Segments are resolved by the caller. */
const apart: {
  [N in Exclude<DimensionName, ColumnName>]: (asked: Asked[N], scope: Scope) => Condition[];
} = {
  tags: (ids, { workspaceId }) =>
    ids.length === 0 ? [] : [sql`files.id in (${callsWithFinding(workspaceId, 'tag', ids)})`],
  without_tags: (ids, { workspaceId }) =>
    ids.length === 0
      ? []
      : [sql`not exists (${callsWithFinding(workspaceId, 'tag', ids)} and found.file_id = files.id)`],
  patterns: (ids, { workspaceId }) =>
    ids.length === 0 ? [] : [sql`files.id in (${callsWithFinding(workspaceId, 'pattern', ids)})`],
  segments: () => [],
  favorite: (isAsked, { workspaceId, userId }) =>
    isAsked
      ? [
          sql`files.id in (select v.file_id from favorites v where v.workspace_id = ${workspaceId}
            and v.user_id = ${userId ?? 0})`,
        ]
      : [],
  name: (text) => {
    if (text === '') return [];
    const like = containing(text);
    return [sql`(files.name ilike ${like} or files.operator ilike ${like} or files.abonent ilike ${like})`];
  },
  metrics: (filters, { workspaceId }) =>
    filters.map(({ metric, who, start, to }) => {
      const low = start === null ? sql`` : sql`and n.value >= ${start}`;
      const high = to === null ? sql`` : sql`and n.value <= ${to}`;
      return sql`files.id in (select n.file_id from file_metrics n where n.workspace_id = ${workspaceId}
        and n.metric = ${metric} and n.speaker_role = ${who === 'anyone' ? '' : who} ${low} ${high})`;
    }),
};

/** Filters as conditions on `files`, all of which must hold. Segments are resolved by the caller. */
export function callFiltersSql(filters: CallFilters, scope: Scope): Condition[] {
  return [
    ...namesOf('choices', 'names', 'ids', 'calls')
      .filter(isColumn)
      .flatMap((name) => isOneOf(columnOf(name), filters[name] ?? [])),
    ...namesOf('choice').flatMap((name) => isOneOf(columnOf(name), filters[name] ? [filters[name]] : [])),
    ...namesOf('range').flatMap((name) => {
      const { start, to } = filters[name] ?? {};
      return between(columnOf(name), start || null, to || null);
    }),
    ...(filters.periods ?? []).flatMap(({ field, start, to }) =>
      between(columnOf(field), start && new Date(start), to && new Date(to)),
    ),
    ...(Object.keys(apart) as (keyof typeof apart)[]).flatMap((name) =>
      conditionsApart(name, filters, scope),
    ),
  ];
}

function conditionsApart<N extends keyof typeof apart>(
  name: N,
  { [name]: asked }: CallFilters,
  scope: Scope,
): Condition[] {
  return asked === undefined ? [] : apart[name](asked as Asked[N], scope);
}

/** What the filters say about single phrases, for the index of words. */
export function phraseHints(filters: CallFilters): PhraseHints {
  const hints: PhraseHints = {};
  if (filters.operators?.length) hints.operators = filters.operators;
  for (const { field, start, to } of filters.periods ?? []) {
    if (field !== 'recorded_at') continue;
    if (start !== null) hints.startedFrom = new Date(start);
    if (to !== null) hints.startedTo = new Date(to);
  }
  return hints;
}

function isOneOf(column: RawBuilder<unknown>, values: readonly unknown[]): Condition[] {
  return values.length === 0 ? [] : [sql`${column} in (${sql.join(values)})`];
}

/** Both limits belong to it; null is open. */
function between(column: RawBuilder<unknown>, start: unknown, to: unknown): Condition[] {
  return [
    ...(start === null ? [] : [sql<boolean>`${column} >= ${start}`]),
    ...(to === null ? [] : [sql<boolean>`${column} <= ${to}`]),
  ];
}
