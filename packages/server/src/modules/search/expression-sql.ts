import { partLengthMs } from '@earshot/core/matching/call-part.ts';
import type { Expression, FindNode } from '@earshot/core/matching/expression.ts';
import type { Part } from '@earshot/core/matching/query.ts';
import { type RawBuilder, sql } from 'kysely';
import { callTsquery } from './call-tsquery.ts';
import { passageTsquery, type TsQuery } from './passage-tsquery.ts';

export type Condition = RawBuilder<boolean>;

/** What else is known of the phrases, because the calls are filtered by it: it lets the index skip most of them. */
export type PhraseHints = { operators?: readonly string[]; startedFrom?: Date; startedTo?: Date };

/** Terms that stand for what a text means, for finding candidates of a semantic query. */
export type Expand = (text: string) => readonly string[];

export type SqlContext = {
  workspaceId: number;
  hints: PhraseHints;
  expand: Expand;
  /** Where phrases close to a text are known one by one. */
  near: ((text: string) => { file_ids: string[]; phrase_ids: number[] }) | null;
};

/** A condition on `files`. Where it is not exact it finds too many, never too few, and the engine decides. */
export type FileCondition = { condition: Condition; isExact: boolean };

const always: Condition = sql<boolean>`true`;

export function expressionSql(expression: Expression, context: SqlContext): FileCondition {
  const words = callTsquery(expression);
  if (words !== null)
    return { condition: sql<boolean>`files.id in (${callsWith(words, context)})`, isExact: true };
  switch (expression.kind) {
    case 'find':
    case 'or': {
      const { ids, isExact } = idsSql(expression, context);
      return { condition: sql<boolean>`files.id in (${ids})`, isExact };
    }
    case 'not': {
      const inner = idsSql(expression.node, context);
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

function callsWith(words: string, { workspaceId }: SqlContext): RawBuilder<unknown> {
  return sql`select c.file_id as id from call_words c
    where c.workspace_id = ${workspaceId} and c.words @@ ${words}::tsquery`;
}

function partition<T>(list: readonly T[], test: (one: T) => boolean): [T[], T[]] {
  return [list.filter(test), list.filter((one) => !test(one))];
}

type Ids = { ids: RawBuilder<unknown>; isExact: boolean };

/**
 * The calls of an expression as a subquery. Alternatives are joined here and not by `or` between conditions: the
 * database walks through one set of calls, while of several it would ask each for every call.
 */
function idsSql(expression: Expression, context: SqlContext): Ids {
  const { workspaceId } = context;
  const words = callTsquery(expression);
  if (words !== null) return { ids: callsWith(words, context), isExact: true };
  if (expression.kind === 'and' || expression.kind === 'not') {
    const { condition, isExact } = expressionSql(expression, context);
    return {
      ids: sql`select files.id from files where files.workspace_id = ${workspaceId} and ${condition}`,
      isExact,
    };
  }
  const nodes = expression.kind === 'find' ? [expression] : expression.nodes;
  const finds = nodes.filter((node) => node.kind === 'find');
  const sets = nodes.filter((node) => node.kind !== 'find').map((node) => idsSql(node, context));
  if (finds.length > 0) {
    const phrases = anyPhrase(finds, context);
    sets.unshift({
      ids: sql`select p.file_id as id from phrase_index p
        where p.workspace_id = ${workspaceId} and ${phrases.condition} ${hintSql(context.hints)}`,
      isExact: phrases.isExact,
    });
  }
  return {
    ids: sql.join(
      sets.map((set) => set.ids),
      sql` union all `,
    ),
    isExact: sets.every((set) => set.isExact),
  };
}

/** Phrases in which one of several passages occurs; words said by the same side in the same part are one lookup. */
function anyPhrase(finds: readonly FindNode[], context: SqlContext): FileCondition {
  const conditions: FileCondition[] = [];
  const lookups = new Map<string, { node: FindNode; queries: TsQuery[] }>();
  for (const node of finds) {
    const { passage } = node;
    if (passage.kind === 'regexp' || passage.kind === 'semantic') {
      conditions.push(phraseCondition(node, context));
      continue;
    }
    const scope = JSON.stringify([node.who, node.part]);
    const lookup = lookups.get(scope) ?? { node, queries: [] };
    lookups.set(scope, lookup);
    lookup.queries.push(passageTsquery(passage));
  }
  for (const { node, queries } of lookups.values()) {
    const text = queries.map((query) => (queries.length > 1 ? `(${query.text})` : query.text)).join(' | ');
    conditions.push({
      condition: scoped(node, sql<boolean>`p.tsv @@ ${text}::tsquery`),
      isExact: queries.every((query) => query.isExact),
    });
  }
  return {
    condition: sql<boolean>`(${sql.join(
      conditions.map((one) => one.condition),
      sql` or `,
    )})`,
    isExact: conditions.every((one) => one.isExact),
  };
}

/** Every `find` of an expression as one condition on `phrase_index p`: the phrases in which hits can be. */
export function hitPhrases(expression: Expression, context: SqlContext): Condition {
  const finds = findNodes(expression);
  return finds.length === 0 ? sql<boolean>`false` : anyPhrase(finds, context).condition;
}

function findNodes(expression: Expression): FindNode[] {
  switch (expression.kind) {
    case 'find':
      return [expression];
    case 'not':
      return [];
    case 'and':
    case 'or':
      return expression.nodes.flatMap(findNodes);
    default:
      return expression satisfies never;
  }
}

function phraseCondition(node: FindNode, context: SqlContext): FileCondition {
  const { condition, isExact } = passageSql(node, context);
  return { condition: scoped(node, condition), isExact };
}

/** Only where the wanted side says it in the wanted part. */
function scoped(node: FindNode, condition: Condition): Condition {
  const who = node.who === 'anyone' ? sql`` : sql`and p.role = ${node.who}`;
  return sql<boolean>`(${condition} ${who} ${partSql(node.part)})`;
}

function passageSql({ passage }: FindNode, { expand, near }: SqlContext): FileCondition {
  if (passage.kind === 'regexp') {
    // Shorter than three letters the index cannot help, and nothing is ruled out.
    const likes = passage.compiled.literals
      .filter((literal) => literal.length >= 3)
      .map((literal) => sql`p.text ilike ${`%${literal.replaceAll(/[\\%_]/g, '\\$&')}%`}`);
    if (likes.length === 0) return { condition: always, isExact: false };
    return { condition: sql<boolean>`(${sql.join(likes, sql` and `)})`, isExact: false };
  }
  if (passage.kind === 'semantic') {
    if (near !== null) {
      const { file_ids, phrase_ids } = near(passage.text);
      const places = sql`select * from unnest(${file_ids}::uuid[], ${phrase_ids}::int[])`;
      return { condition: sql<boolean>`(p.file_id, p.phrase_id) in (${places})`, isExact: false };
    }
    const terms = expand(passage.text);
    if (terms.length === 0) return { condition: sql<boolean>`false`, isExact: false };
    const text = terms.map((term) => `'${term.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`).join(' | ');
    return { condition: sql<boolean>`p.tsv @@ ${text}::tsquery`, isExact: false };
  }
  const query = passageTsquery(passage);
  return { condition: sql<boolean>`p.tsv @@ ${query.text}::tsquery`, isExact: query.isExact };
}

/** The same arithmetic as the engine's: a phrase lies where it begins. */
function partSql(part: Part): RawBuilder<unknown> {
  switch (part.name) {
    case 'entire':
      return sql``;
    case 'beginning':
      return sql`and p.start_ms < ${lengthSql(part)}`;
    case 'ending':
      return sql`and p.start_ms >= p.call_ms - ${lengthSql(part)}`;
    case 'first_half':
      return sql`and p.start_ms < p.call_ms / 2::float8`;
    case 'second_half':
      return sql`and p.start_ms >= p.call_ms / 2::float8`;
    case 'talk_time':
      return sql`and not p.in_hold`;
    default:
      return part.name satisfies never;
  }
}

function lengthSql(part: Part): RawBuilder<unknown> {
  if (part.percent === null) return sql`${partLengthMs(part, 0)}::float8`;
  return sql`(p.call_ms * ${part.percent}::float8) / 100`;
}

function hintSql({ operators, startedFrom, startedTo }: PhraseHints): RawBuilder<unknown> {
  const conditions = [
    operators === undefined ? sql`` : sql`and p.operator = any(${[...operators]})`,
    startedFrom === undefined ? sql`` : sql`and p.started_at >= ${startedFrom}`,
    startedTo === undefined ? sql`` : sql`and p.started_at <= ${startedTo}`,
  ];
  return sql.join(conditions, sql` `);
}
