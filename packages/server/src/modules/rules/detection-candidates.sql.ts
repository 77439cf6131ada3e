import type { CompiledDetection } from '@earshot/core/detection/detect.ts';
import { sql } from 'kysely';
import { expressionSql } from '../call-index/expression.sql.ts';
import type { Condition, SqlContext } from '../call-index/phrase.sql.ts';

/** A condition on `files` that every call meets in which the detection can hold. */
export function detectionCandidates({ join, methods }: CompiledDetection, context: SqlContext): Condition {
  const conditions = methods.map(({ query }) => {
    // Numbers and emotions are not looked up by words, and neither is what must not be said.
    if (query === null || query.hitLimits?.[0] === 0) return null;
    return expressionSql(query.expression, context).condition;
  });
  const known = conditions.filter((condition) => condition !== null);
  if (known.length === 0 || (join === 'any' && known.length < conditions.length)) return sql<boolean>`true`;
  return sql<boolean>`(${sql.join(known, join === 'all' ? sql` and ` : sql` or `)})`;
}
