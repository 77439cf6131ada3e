import type { Expression, FindNode } from '@earshot/core/matching/expression.ts';
import { type RawBuilder, sql } from 'kysely';
import { uuids } from '../../platform/uuids.sql.ts';
import { callTsquery } from './call-tsquery.ts';
import {
  always,
  anyPhrase,
  beginsWithin,
  type Condition,
  hintSql,
  type SqlCondition,
  type SqlContext,
} from './phrase.sql.ts';

/** Calls of an expression as a subquery of their ids. */
export type CallSet = {
  ids: RawBuilder<unknown>;
  isExact: boolean;
  /** What a row of it is; several phrases can be of one call. `either`: sets beside each other. */
  row: 'call' | 'phrase' | 'either';
  /** For words in order. */
  lookup: PhraseLookup | null;
  /** The calls themselves, where they are known without the database; some may be removed by now. */
  known: ReadonlyMap<string, number> | null;
};

export type PhraseLookup = {
  /** The phrases that an index of words leads to. */
  found: RawBuilder<unknown>;
  /** They can be very many more than those that are meant. */
  isLoose: boolean;
  /** The same calls, better found this way where very many phrases are found; null where there is no such way. */
  narrowed: RawBuilder<unknown> | null;
};

/** A condition on `files` that is answered from the sets of calls in which things were said. */
export function expressionSql(expression: Expression, context: SqlContext): SqlCondition {
  const words = callTsquery(expression);
  if (words !== null)
    return { condition: sql<boolean>`files.id in (${callsWith(words, context)})`, isExact: true };
  const meant = meantCalls(expression, context);
  if (meant !== null) return { condition: isAmong(meant), isExact: true };
  switch (expression.kind) {
    case 'find':
    case 'or': {
      const { ids, isExact } = callSet(expression, context);
      return { condition: sql<boolean>`files.id in (${ids})`, isExact };
    }
    case 'not': {
      const inner = callSet(expression.node, context);
      if (!inner.isExact) return { condition: always, isExact: false };
      return {
        condition: sql<boolean>`not exists (select 1 from (${inner.ids}) without where without.id = files.id)`,
        isExact: true,
      };
    }
    case 'and': {
      // What single words can decide is one lookup.
      const [simple, other] = partition(expression.nodes, (node) => callTsquery(node) !== null);
      const inner = other.map((node) => expressionSql(node, context));
      if (simple.length > 0) inner.push(expressionSql({ kind: 'and', nodes: simple }, context));
      return {
        condition: sql<boolean>`(${sql.join(
          inner.map((one) => one.condition),
          sql` and `,
        )})`,
        isExact: inner.every((one) => one.isExact),
      };
    }
    default:
      return expression satisfies never;
  }
}

/**
 * The same condition, answered for one call after the other: for walking through a list in its order until a page is
 * full, where so many calls are meant that none of them is far.
 */
export function callByCallSql(expression: Expression, context: SqlContext): Condition {
  const { workspaceId } = context;
  const words = callTsquery(expression);
  if (words !== null)
    return isThere(sql`call_words c where c.workspace_id = ${workspaceId} and c.file_id = files.id
      and ts_match_vq(c.words, ${words}::tsquery)`);
  const meant = meantCalls(expression, context);
  if (meant !== null) return isAmong(meant);
  switch (expression.kind) {
    case 'find': {
      const { condition } = anyPhrase([expression], context, 'direct');
      return isThere(sql`phrase_index p where p.workspace_id = ${workspaceId} and p.file_id = files.id
        and ${condition}`);
    }
    case 'not':
      return sql<boolean>`not ${callByCallSql(expression.node, context)}`;
    case 'and':
    case 'or':
      return sql<boolean>`(${sql.join(
        expression.nodes.map((node) => callByCallSql(node, context)),
        expression.kind === 'and' ? sql` and ` : sql` or `,
      )})`;
    default:
      return expression satisfies never;
  }
}

/** With a limit it stays a question for each call; without one the database may answer it for all of them first. */
function isThere(from: RawBuilder<unknown>): Condition {
  return sql<boolean>`coalesce((select true from ${from} limit 1), false)`;
}

/** Calls of what is meant; null of what is said. */
function meantCalls(node: Expression, { semantics }: SqlContext): ReadonlyMap<string, number> | null {
  return semantics?.calls(node) ?? null;
}

function isAmong(calls: ReadonlyMap<string, number>): Condition {
  return sql<boolean>`files.id in (select unnest(${uuids([...calls.keys()])}))`;
}

/** Those of some calls that were not removed. */
export function stillThere(workspaceId: number, ids: readonly string[]): RawBuilder<unknown> {
  return sql`select known.id from unnest(${uuids(ids)}) as known (id)
    join files f on f.workspace_id = ${workspaceId} and f.id = known.id`;
}

/** Calls with the words of a query for the index. */
export function callsWith(words: string, { workspaceId }: { workspaceId: number }): RawBuilder<unknown> {
  return sql`select c.file_id as id from call_words c
    where c.workspace_id = ${workspaceId} and c.words @@ ${words}::tsquery`;
}

function partition<T>(list: readonly T[], test: (one: T) => boolean): [T[], T[]] {
  return [list.filter(test), list.filter((one) => !test(one))];
}

/**
 * Alternatives are joined here and not by `or` between conditions: the database walks through one set of calls, while of
 * several it would ask each for every call.
 */
export function callSet(expression: Expression, context: SqlContext): CallSet {
  const { workspaceId } = context;
  const words = callTsquery(expression);
  if (words !== null)
    return { ids: callsWith(words, context), isExact: true, row: 'call', lookup: null, known: null };
  if (expression.kind === 'and' || expression.kind === 'not') {
    const { condition, isExact } = expressionSql(expression, context);
    return {
      ids: sql`select files.id from files where files.workspace_id = ${workspaceId} and ${condition}`,
      isExact,
      row: 'call',
      lookup: null,
      known: null,
    };
  }
  const meant = meantCalls(expression, context);
  if (meant !== null)
    return {
      ids: stillThere(workspaceId, [...meant.keys()]),
      isExact: true,
      row: 'call',
      lookup: null,
      known: meant,
    };
  // What single words can decide is one lookup, and comes first: it has every call once.
  const nodes = expression.kind === 'find' ? [expression] : expression.nodes;
  const [simple, other] = partition(nodes, (node) => callTsquery(node) !== null);
  const sets = simple.length > 0 ? [callSet({ kind: 'or', nodes: simple }, context)] : [];
  const finds: FindNode[] = [];
  for (const node of other)
    if (node.kind === 'find' && meantCalls(node, context) === null) finds.push(node);
    else sets.push(callSet(node, context));
  if (finds.length > 0) sets.push(phraseSet(finds, context));
  const [only] = sets;
  if (only !== undefined && sets.length === 1) return only;
  return {
    ids: sql.join(
      sets.map((set) => set.ids),
      sql` union all `,
    ),
    isExact: sets.every((set) => set.isExact),
    row: 'either',
    lookup: null,
    known: null,
  };
}

function phraseSet(finds: readonly FindNode[], context: SqlContext): CallSet {
  const { condition, isExact, found, isLoose } = anyPhrase(finds, context, 'indexed');
  const phrases = (which: Condition) => sql`phrase_index p
    where p.workspace_id = ${context.workspaceId} and ${which} ${hintSql(context.hints)}`;
  const idsOf = (which: Condition) => sql`select p.file_id as id from ${phrases(which)}`;
  const canNarrow = finds.every(({ part }) => beginsWithin(part));
  return {
    ids: idsOf(condition),
    isExact,
    row: 'phrase',
    lookup: found && {
      found: sql`select 1 from ${phrases(found)}`,
      isLoose,
      narrowed: canNarrow ? idsOf(anyPhrase(finds, context, 'narrowed').condition) : null,
    },
    known: null,
  };
}

/** Every `find` of an expression as one condition on `phrase_index p`: the phrases of these calls in which hits can be. */
export function hitPhrases(
  expression: Expression,
  context: SqlContext,
  fileIds: readonly string[],
): Condition {
  const finds = findNodes(expression);
  return finds.length === 0 ? sql<boolean>`false` : anyPhrase(finds, context, 'direct', fileIds).condition;
}

function findNodes(expression: Expression): FindNode[] {
  switch (expression.kind) {
    case 'find': {
      const { wording } = expression;
      return wording.kind === 'semantic' && wording.said !== null ? [expression, wording.said] : [expression];
    }
    case 'not':
      // What is ruled out has no hits, and yet tells which other parts of the expression hold.
      return findNodes(expression.node);
    case 'and':
    case 'or':
      return expression.nodes.flatMap(findNodes);
    default:
      return expression satisfies never;
  }
}
