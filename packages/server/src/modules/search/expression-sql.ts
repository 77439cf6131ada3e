import { partLengthMs } from '@earshot/core/matching/call-part.ts';
import type { Expression, FindNode } from '@earshot/core/matching/expression.ts';
import type { Part } from '@earshot/core/matching/query.ts';
import { type RawBuilder, sql } from 'kysely';
import { passageTsquery } from './passage-tsquery.ts';

export type Condition = RawBuilder<boolean>;

/** What else is known of the phrases, because the calls are filtered by it: it lets the index skip most of them. */
export type PhraseHints = { operators?: readonly string[]; startedFrom?: Date; startedTo?: Date };

/** Terms that stand for what a text means, for finding candidates of a semantic query. */
export type Expand = (text: string) => readonly string[];

export type SqlContext = { workspaceId: number; hints: PhraseHints; expand: Expand };

/** A condition on `files`. Where it is not exact it finds too many, never too few, and the engine decides. */
export type FileCondition = { condition: Condition; isExact: boolean };

const always: Condition = sql<boolean>`true`;

export function expressionSql(expression: Expression, context: SqlContext): FileCondition {
  switch (expression.kind) {
    case 'find': {
      const phrases = phraseCondition(expression, context);
      const { hints, workspaceId } = context;
      const condition = sql<boolean>`files.id in (
        select p.file_id from phrase_index p
        where p.workspace_id = ${workspaceId} and ${phrases.condition} ${hintSql(hints)})`;
      return { condition, isExact: phrases.isExact };
    }
    case 'not': {
      const inner = expressionSql(expression.node, context);
      if (!inner.isExact) return { condition: always, isExact: false };
      return { condition: sql<boolean>`not (${inner.condition})`, isExact: true };
    }
    case 'and':
    case 'or': {
      const inner = expression.nodes.map((node) => expressionSql(node, context));
      const joiner = expression.kind === 'and' ? sql` and ` : sql` or `;
      return {
        condition: sql<boolean>`(${sql.join(
          inner.map((one) => one.condition),
          joiner,
        )})`,
        isExact: inner.every((one) => one.isExact),
      };
    }
    default:
      return expression satisfies never;
  }
}

/** Every `find` of an expression as one condition on `phrase_index p`: the phrases in which hits can be. */
export function hitPhrases(expression: Expression, context: SqlContext): Condition {
  const conditions = findNodes(expression).map((node) => phraseCondition(node, context).condition);
  if (conditions.length === 0) return sql<boolean>`false`;
  return sql<boolean>`(${sql.join(conditions, sql` or `)})`;
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
  const passage = passageSql(node, context);
  const who = node.who === 'anyone' ? sql`` : sql`and p.role = ${node.who}`;
  return {
    condition: sql<boolean>`(${passage.condition} ${who} ${partSql(node.part)})`,
    isExact: passage.isExact,
  };
}

function passageSql({ passage }: FindNode, { expand }: SqlContext): FileCondition {
  if (passage.kind === 'regexp') {
    // Shorter than three letters the index cannot help, and nothing is ruled out.
    const likes = passage.compiled.literals
      .filter((literal) => literal.length >= 3)
      .map((literal) => sql`p.text ilike ${`%${literal.replaceAll(/[\\%_]/g, '\\$&')}%`}`);
    if (likes.length === 0) return { condition: always, isExact: false };
    return { condition: sql<boolean>`(${sql.join(likes, sql` and `)})`, isExact: false };
  }
  if (passage.kind === 'semantic') {
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
