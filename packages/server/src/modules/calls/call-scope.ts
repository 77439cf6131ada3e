import type { CallFilters } from '@earshot/core/calls/call-filters.ts';
import { fail } from '@earshot/core/errors.ts';
import type { CompiledQuery } from '@earshot/core/matching/compile-query.ts';
import type { Expression } from '@earshot/core/matching/expression.ts';
import { Query } from '@earshot/core/matching/query.ts';
import type { Ctx } from '../../platform/context.ts';
import { breathe, createQueue } from '../../platform/one-at-a-time.ts';
import { perProgram } from '../../platform/per-program.ts';
import { type CallSet, callByCallSql, callSet, expressionSql } from '../call-index/expression.sql.ts';
import type { Condition, EdgePhrases, SqlContext } from '../call-index/phrase.sql.ts';
import { listSaidCalls } from '../call-index/said-calls.queries.ts';
import { understandQuery } from '../matching/understand-query.ts';
import { type SearchedSemantics, searchedSemantics } from '../semantics/semantics.ts';
import { callFiltersSql, phraseHints } from './call-filters.sql.ts';
import { type AskedSet, readSets, setNames } from './call-sets.ts';
import { allOf, anyOf, isOneOfIds, isOnList } from './conditions.sql.ts';
import { decideCalls, forAPage, type Patience } from './decide-calls.ts';
import { edgePhrases } from './edge-phrases.ts';
import { refuseFilters } from './refuse-filters.ts';
import { resolvePeriods } from './resolve-periods.ts';
import { findSegments } from './segments.queries.ts';

/** What is asked for, with everything that had to be looked up for it. */
type Asked = {
  /** As they are at this moment. */
  filters: CallFilters;
  /** What filters by segments, and by other sets, come to. */
  sets: ReadonlyMap<keyof CallFilters, ResolvedSet>;
  /** The query itself, whose hits are shown; null where there is none. */
  compiled: CompiledQuery | null;
  semantics: SearchedSemantics | null;
  edges: EdgePhrases;
  /** What the engine is given where it decides. */
  patience: Patience;
};

/** `isPartial`: time ran out before all its calls were found. */
type ResolvedSet = { condition: Condition; isPartial: boolean };

/** Whether there may be more calls in the sets that are asked for than were found. */
export const hasPartialSets = ({ sets }: Pick<Asked, 'sets'>): boolean =>
  [...sets.values()].some(({ isPartial }) => isPartial);

/** Which calls are meant, as the database sees it, and what is left for the engine to decide. */
export type CallScope = Asked & {
  /** The filters, as the database is asked. */
  conditions: Condition[];
  /** What the query says of the calls; null where it says nothing that the database could look up. */
  asked: { condition: Condition; callByCall: Condition; set: CallSet } | null;
  /** Queries the database could only narrow down. */
  undecided: CompiledQuery[];
  context: SqlContext;
};

/** The order where any would do. */
export const newestFirst = { sorting_by: 'created', order_by: 'desc' } as const;

/** Segments and other sets inside one another; nobody builds more, and a circle ends here. */
const deepestSegments = 5;
/**
 * Sets that one question may come to, each counted as often as it is named: a few that name one another on every level
 * come to millions.
 */
const mostSets = 200;

/** What is left of that, and of the time for the engine, for all sets of a question together. */
type Allowance = {
  depth: number;
  left: { sets: number };
  until: number;
  /** The only calls that matter; all where it is null. */
  among: readonly string[] | null;
};

/**
 * Filters and query as conditions; `among`: the only calls that matter, so that no others are asked of segments. Throws `queries.invalid` with the place of the mistake, `filters.forbidden` where one asks
 * for what is hidden from them.
 */
export async function callScope(
  ctx: Ctx,
  filters: CallFilters,
  query: Query | null,
  patience = forAPage,
  among: readonly string[] | null = null,
): Promise<CallScope> {
  await refuseFilters(ctx, filters);
  const until = performance.now() + patience.ms;
  const allowance = { depth: deepestSegments, left: { sets: mostSets }, until, among };
  return scopeAt(ctx, { filters, query }, patience, allowance);
}

/** The same without one of its filters; nothing is looked up anew. */
export function scopeBut(ctx: Ctx, scope: CallScope, leftOut: keyof CallFilters): Promise<CallScope> {
  const filters = { ...scope.filters, [leftOut]: undefined };
  const sets = new Map([...scope.sets].filter(([name]) => name !== leftOut));
  return scopeOf(ctx, { ...scope, filters, sets });
}

async function scopeAt(
  ctx: Ctx,
  { filters: asked, query }: { filters: CallFilters; query: Query | null },
  patience: Patience,
  allowance: Allowance,
): Promise<CallScope> {
  const filters = await resolvePeriods(ctx, asked);
  const compiled =
    query === null ? null : await compiling(ctx).run(callerOf(ctx), () => understandQuery(query));
  const edges = compiled === null ? null : await edgePhrases(ctx, compiled);
  const leftMs = () => Math.max(0, allowance.until - performance.now());
  const semantics =
    compiled &&
    (await searchedSemantics(ctx, [compiled.expression], leftMs(), (said) =>
      // Of two hundred segments each asks for words of its own.
      saidCalls(ctx, said, edges, { most: patience.most, ms: leftMs() }),
    ));
  if (semantics?.isMeaningless) throw fail('queries.no_semantics');
  const sets = await resolveSets(ctx, filters, patience, allowance);
  const besides = await resolveBesides(ctx, filters, patience, allowance);
  if (besides !== null) sets.set('also', besides);
  const scope = await scopeOf(ctx, { filters, sets, compiled, semantics, edges, patience });
  if (allowance.among !== null) scope.conditions.push(isOneOfIds(allowance.among));
  return scope;
}

/** Calls in which words are said; what the database can only narrow down the engine decides. */
async function saidCalls(ctx: Ctx, expression: Expression, edges: EdgePhrases, patience: Patience) {
  const { ids, isExact } = await listSaidCalls(ctx.db, ctx.workspaceId, expression, edges);
  if (isExact || ids.length === 0) return { ids, isPartial: false };
  const compiled: CompiledQuery = { expression, hitLimits: null };
  const asked = { filters: {}, sets: new Map(), compiled, semantics: null, edges, patience };
  const decided = await decideCalls(ctx, await scopeOf(ctx, asked), newestFirst);
  return { ids: decided.ids, isPartial: decided.isCapped };
}

async function scopeOf(ctx: Ctx, asked: Asked): Promise<CallScope> {
  const { filters, sets, compiled, semantics, edges, patience } = asked;
  const context: SqlContext = {
    workspaceId: ctx.workspaceId,
    hints: phraseHints(filters),
    edges,
    semantics,
  };
  const conditions = callFiltersSql(filters, ctx);
  conditions.push(...Array.from(sets.values(), ({ condition }) => condition));
  const known = { filters, sets, compiled, semantics, edges, patience };
  const scope: CallScope = { ...known, conditions, asked: null, undecided: [], context };
  if (compiled !== null) await compiling(ctx).run(callerOf(ctx), () => addQuery(scope, compiled, context));
  return scope;
}

/** Expressions can be written that take long to understand: one at a time, whoever asks. */
const compiling = perProgram(createQueue);
const callerOf = ({ workspaceId, userId }: Ctx) => `${workspaceId}-${userId}`;

/** Each step takes long where a query has thousands of words. */
async function addQuery(scope: CallScope, compiled: CompiledQuery, context: SqlContext): Promise<void> {
  await breathe();
  const { condition, isExact } = expressionSql(compiled.expression, context);
  const canBeSilent = compiled.hitLimits !== null && compiled.hitLimits[0] === 0;
  if (!canBeSilent) {
    await breathe();
    const callByCall = callByCallSql(compiled.expression, context);
    await breathe();
    scope.asked = { condition, callByCall, set: callSet(compiled.expression, context) };
  }
  if (!isExact || compiled.hitLimits !== null) scope.undecided.push(compiled);
}

/** Everything a call has to meet, as far as the database can tell. */
export function allConditions({ conditions, asked }: CallScope): Condition[] {
  return asked === null ? conditions : [...conditions, asked.condition];
}

/** Whether a scope leaves every call of the workspace. */
export const meansAll = (scope: CallScope): boolean =>
  scope.undecided.length === 0 && allConditions(scope).length === 0;

/** What each filter by segments or other sets comes to. */
async function resolveSets(
  ctx: Ctx,
  filters: CallFilters,
  patience: Patience,
  allowance: Allowance,
): Promise<Map<keyof CallFilters, ResolvedSet>> {
  const sets = new Map<keyof CallFilters, ResolvedSet>();
  const segments = await segmentsCondition(ctx, filters, patience, allowance);
  if (segments !== null) sets.set('segments', segments);
  for (const name of setNames) {
    const ids = filters[name];
    if (!ids?.length) continue;
    const parts: ResolvedSet[] = [];
    for (const asked of await readSets(ctx, name, ids))
      parts.push(await resolveSet({ ...ctx, ownerId: asked.ownerId }, asked, patience, allowance));
    sets.set(name, joined(parts, anyOf));
  }
  return sets;
}

const joined = (parts: readonly ResolvedSet[], join: typeof anyOf): ResolvedSet => ({
  condition: join(parts.map(({ condition }) => condition)),
  isPartial: parts.some(({ isPartial }) => isPartial),
});

/** What has to hold as well; null where nothing has. */
async function resolveBesides(
  ctx: Ctx,
  { also = [] }: CallFilters,
  patience: Patience,
  allowance: Allowance,
): Promise<ResolvedSet | null> {
  const parts: ResolvedSet[] = [];
  for (const filters of also)
    parts.push(await resolveSet(ctx, { filters, query: null, conditions: [] }, patience, allowance));
  return parts.length === 0 ? null : joined(parts, allOf);
}

/** A call belongs to a segment when it meets all of that segment's own filters. */
async function segmentsCondition(
  ctx: Ctx,
  filters: CallFilters,
  patience: Patience,
  allowance: Allowance,
): Promise<ResolvedSet | null> {
  if (!filters.segments?.length) return null;
  // A circle is told of even where the last of it would be a list.
  if (allowance.depth === 0) throw fail('segments.circular');
  const segments = await findSegments(ctx.db, ctx.workspaceId, filters.segments);
  // One that is gone has no calls.
  if (filters.matching === 'all' && segments.length < new Set(filters.segments).size)
    return { condition: anyOf([]), isPartial: false };
  const parts: ResolvedSet[] = [];
  for (const { id, filters: own, query } of segments) {
    if (own === null && query === null) {
      parts.push({ condition: isOnList(ctx.workspaceId, id), isPartial: false });
      continue;
    }
    const asked = { filters: own ?? {}, query, conditions: [] };
    parts.push(await resolveSet(ctx, asked, patience, allowance));
  }
  return joined(parts, filters.matching === 'all' ? allOf : anyOf);
}

/** The calls of one set, asked anew or, where the engine has to decide on them, by their ids. */
async function resolveSet(
  ctx: Ctx,
  { filters, query, conditions }: Omit<AskedSet, 'ownerId'>,
  patience: Patience,
  allowance: Allowance,
): Promise<ResolvedSet> {
  const { depth, left, until } = allowance;
  if (depth === 0) throw fail('segments.circular');
  if (left.sets === 0) throw fail('queries.too_slow');
  left.sets -= 1;
  const asked = { filters, query: query === null ? null : Query.parse(query) };
  const inner = await scopeAt(ctx, asked, patience, { ...allowance, depth: depth - 1 });
  inner.conditions.push(...conditions);
  const isPartial = hasPartialSets(inner) || (inner.semantics?.isPartial ?? false);
  if (inner.undecided.length === 0) return { condition: allOf(allConditions(inner)), isPartial };
  const { ids, isCapped } = await decideCalls(ctx, inner, newestFirst, {
    ...patience,
    ms: until - performance.now(),
  });
  return { condition: isOneOfIds(ids), isPartial: isPartial || isCapped };
}
