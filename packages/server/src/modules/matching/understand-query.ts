import { type Failure, fail } from '@earshot/core/errors.ts';
import { type CompiledQuery, compileQuery } from '@earshot/core/matching/compile-query.ts';
import type { Query, QueryIssue } from '@earshot/core/matching/query.ts';
import { lexicon } from './lexicon.ts';

/** The query ready to be asked; throws `queries.invalid` with the place of the mistake. */
export function understandQuery(query: Query): CompiledQuery {
  const { compiled, issues } = compileQuery(query, lexicon());
  if (compiled !== null) return compiled;
  throw invalidQuery(issues[0] ?? { code: 'empty', start: 0, end: 0 });
}

/** What is wrong with a query; `method` says which one of a detection it is. */
export function invalidQuery({ code, ...place }: QueryIssue & { method?: number }): Failure {
  const known = Object.entries(place).filter(([, value]) => value !== undefined);
  return fail('queries.invalid', { issue: code, ...Object.fromEntries(known) });
}
