import type { CallFilters } from '@earshot/core/calls/call-filters.ts';
import { fail } from '@earshot/core/errors.ts';
import type { CompiledQuery } from '@earshot/core/matching/compile-query.ts';
import { Query } from '@earshot/core/matching/query.ts';
import type { Ctx } from '../../platform/context.ts';
import { type CallSet, callByCallSql, callSet, expressionSql } from '../call-index/expression.sql.ts';
import type { Condition, SqlContext } from '../call-index/phrase.sql.ts';
import { understandQuery } from '../matching/understand-query.ts';
import { semanticTexts } from '../semantics/semantic-texts.ts';
import {
  refuseMeaningless,
  semanticsForSql,
  type WorkspaceSemantics,
  workspaceSemantics,
} from '../semantics/semantics.ts';
import { callFiltersSql, phraseHints } from './call-filters.sql.ts';
import { allOf, anyOf, isOneOfIds, isOnList } from './conditions.sql.ts';
import { decideCalls, forAPage, type Patience } from './decide-calls.ts';
import { resolvePeriods } from './resolve-periods.ts';
import { findSegments } from './segments.queries.ts';

/** Which calls are meant, as the database sees it, and what is left for the engine to decide. */
export type CallScope = {
  /** The filters. */
  conditions: Condition[];
  /** What the query says of the calls; null where it says nothing that the database could look up. */
  asked: { condition: Condition; callByCall: Condition; set: CallSet } | null;
  /** Queries the database could only narrow down. */
  undecided: CompiledQuery[];
  /** The query itself, whose hits are shown; null where there is none. */
  compiled: CompiledQuery | null;
  context: SqlContext;
  semantics: WorkspaceSemantics | null;
  /** What the engine is given where it decides. */
  patience: Patience;
};

/** Segments inside segments; nobody builds more, and a circle ends here. */
const deepestSegments = 5;

/** Filters and query as conditions. Throws `queries.invalid` with the place of the mistake. */
export async function callScope(
  ctx: Ctx,
  asked: CallFilters,
  query: Query | null,
  patience = forAPage,
): Promise<CallScope> {
  const filters = await resolvePeriods(ctx, asked);
  const compiled = query === null ? null : understandQuery(query);
  const semantics = await semanticsFor(ctx, compiled === null ? [] : [compiled]);
  const context: SqlContext = {
    workspaceId: ctx.workspaceId,
    hints: phraseHints(filters),
    ...semanticsForSql(semantics),
  };
  const nothing = { conditions: [], asked: null, undecided: [] };
  const scope: CallScope = { ...nothing, compiled, context, semantics, patience };
  scope.conditions.push(...callFiltersSql(filters, { workspaceId: ctx.workspaceId, userId: ctx.userId }));
  await addSegments(ctx, scope, filters, deepestSegments);
  if (compiled !== null) addQuery(scope, compiled, context);
  return scope;
}

function addQuery(scope: CallScope, compiled: CompiledQuery, context: SqlContext): void {
  const { condition, isExact } = expressionSql(compiled.expression, context);
  const canBeSilent = compiled.hitLimits !== null && compiled.hitLimits[0] === 0;
  if (!canBeSilent)
    scope.asked = {
      condition,
      callByCall: callByCallSql(compiled.expression, context),
      set: callSet(compiled.expression, context),
    };
  if (!isExact || compiled.hitLimits !== null) scope.undecided.push(compiled);
}

/** Everything a call has to meet, as far as the database can tell. */
export function allConditions({ conditions, asked }: CallScope): Condition[] {
  return asked === null ? conditions : [...conditions, asked.condition];
}

/** A call belongs to one of the segments when it meets all of that segment's own filters. */
async function addSegments(ctx: Ctx, scope: CallScope, filters: CallFilters, depth: number): Promise<void> {
  if (!filters.segments?.length) return;
  if (depth === 0) throw fail('segments.circular');
  const segments = await findSegments(ctx.db, ctx.workspaceId, filters.segments);
  const either: Condition[] = [];
  for (const segment of segments) {
    if (segment.filters === null && segment.query === null) {
      either.push(isOnList(ctx.workspaceId, segment.id));
      continue;
    }
    const inner = await callScopeOfSegment(ctx, segment, depth - 1, scope.patience);
    if (inner.undecided.length === 0) either.push(allOf(allConditions(inner)));
    else {
      const { ids } = await decideCalls(ctx, inner, { sorting_by: 'created', order_by: 'desc' });
      either.push(isOneOfIds(ids));
    }
  }
  scope.conditions.push(anyOf(either));
}

async function callScopeOfSegment(
  ctx: Ctx,
  segment: { filters: CallFilters | null; query: Query | null },
  depth: number,
  patience: Patience,
): Promise<CallScope> {
  const { segments, ...filters } = segment.filters ?? {};
  const query = segment.query === null ? null : Query.parse(segment.query);
  const scope = await callScope(ctx, filters, query, patience);
  if (segments !== undefined) await addSegments(ctx, scope, { segments }, depth);
  return scope;
}

/** The measure of meaning, where a query asks for it. */
async function semanticsFor(ctx: Ctx, queries: readonly CompiledQuery[]): Promise<WorkspaceSemantics | null> {
  const texts = queries.flatMap(({ expression }) => semanticTexts(expression));
  if (texts.length === 0) return null;
  const semantics = await workspaceSemantics(ctx, texts);
  refuseMeaningless(semantics, texts);
  return semantics;
}
