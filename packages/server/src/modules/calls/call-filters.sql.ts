import type { CallFilters } from '@earshot/core/calls/call-filters.ts';
import { namesOf } from '@earshot/core/calls/dimensions.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import type { Condition, PhraseHints } from '../call-index/phrase.sql.ts';
import { conditionsApart } from './conditions-apart.ts';
import { columnOf, isColumn } from './dimension-columns.sql.ts';

/** Filters as conditions on `files`, all of which must hold. Segments are resolved by the caller. */
export function callFiltersSql(filters: CallFilters, ctx: Ctx): Condition[] {
  return [
    ...namesOf('choices', 'names', 'ids', 'calls')
      .filter(isColumn)
      .flatMap((name) => isOneOf(columnOf(name), filters[name] ?? [])),
    ...namesOf('choice')
      .filter(isColumn)
      .flatMap((name) => isOneOf(columnOf(name), filters[name] ? [filters[name]] : [])),
    ...namesOf('range')
      .filter(isColumn)
      .flatMap((name) => {
        const { start, to } = filters[name] ?? {};
        return between(columnOf(name), start || null, to || null);
      }),
    ...(filters.periods ?? []).flatMap(({ field, start, to }) =>
      between(columnOf(field), start && new Date(start), to && new Date(to)),
    ),
    ...conditionsApart(filters, ctx),
  ];
}

/** What the filters say about single phrases, for the index of words. */
export function phraseHints(filters: CallFilters): PhraseHints {
  const hints: PhraseHints = {};
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
