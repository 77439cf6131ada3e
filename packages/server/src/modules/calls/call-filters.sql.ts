import type { CallFilters } from '@earshot/core/files/call-filters.ts';
import { type RawBuilder, sql } from 'kysely';
import { containing } from '../../platform/like.ts';
import type { Condition, PhraseHints } from '../call-index/phrase.sql.ts';
import { callsWithFinding } from '../findings/findings.sql.ts';

/** Filters as conditions on `files`, all of which must hold. Segments are resolved by the caller. */
export function callFiltersSql(
  filters: CallFilters,
  scope: { workspaceId: number; userId: number | null },
): Condition[] {
  const { workspaceId } = scope;
  const conditions = [
    isOneOf(sql`files.status`, filters.status),
    isOneOf(sql`files.type`, filters.type && [filters.type]),
    isOneOf(sql`coalesce(files.language_found, files.language)`, filters.language),
    isOneOf(sql`files.direction`, filters.direction && [filters.direction]),
    isOneOf(sql`files.origin`, filters.origin),
    isOneOf(sql`files.source_id`, filters.sources),
    isOneOf(sql`files.operator`, filters.operators),
    isOneOf(sql`files.abonent`, filters.abonents),
    isOneOf(sql`files.id`, filters.ids),
    isOneOf(sql`files.emotions->>'strongest'`, filters.emotions),
    filters.duration?.start ? sql<boolean>`files.duration_ms >= ${filters.duration.start}` : undefined,
    filters.duration?.to ? sql<boolean>`files.duration_ms <= ${filters.duration.to}` : undefined,
    nameContains(filters.name),
    ...(filters.periods ?? []).flatMap(({ field, start, to }) => {
      const column = field === 'created' ? sql`files.created_at` : sql`files.recorded_at`;
      return [
        start === null ? undefined : sql<boolean>`${column} >= ${new Date(start)}`,
        to === null ? undefined : sql<boolean>`${column} <= ${new Date(to)}`,
      ];
    }),
    filters.tags?.length
      ? sql<boolean>`files.id in (${callsWithFinding(workspaceId, 'tag', filters.tags)})`
      : undefined,
    filters.without_tags?.length
      ? sql<boolean>`not exists (${callsWithFinding(workspaceId, 'tag', filters.without_tags)} and found.file_id = files.id)`
      : undefined,
    filters.patterns?.length
      ? sql<boolean>`files.id in (${callsWithFinding(workspaceId, 'pattern', filters.patterns)})`
      : undefined,
    filters.favorite
      ? sql<boolean>`files.id in (select v.file_id from favorites v where v.workspace_id = ${workspaceId}
          and v.user_id = ${scope.userId ?? 0})`
      : undefined,
    ...(filters.metrics ?? []).map(({ metric, who, start, to }) => {
      const low = start === null ? sql`` : sql`and n.value >= ${start}`;
      const high = to === null ? sql`` : sql`and n.value <= ${to}`;
      return sql<boolean>`files.id in (select n.file_id from file_metrics n where n.workspace_id = ${workspaceId}
        and n.metric = ${metric} and n.speaker_role = ${who === 'anyone' ? '' : who} ${low} ${high})`;
    }),
  ];
  return conditions.filter((condition) => condition !== undefined);
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

function isOneOf(column: RawBuilder<unknown>, values: readonly unknown[] | undefined): Condition | undefined {
  if (values === undefined || values.length === 0) return undefined;
  return sql<boolean>`${column} in (${sql.join(values)})`;
}

function nameContains(text: string | undefined): Condition | undefined {
  if (!text) return undefined;
  const like = containing(text);
  return sql<boolean>`(files.name ilike ${like} or files.operator ilike ${like} or files.abonent ilike ${like})`;
}
