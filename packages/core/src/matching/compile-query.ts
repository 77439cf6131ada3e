import type { Expression, FindNode } from './expression.ts';
import { parseExpression } from './expression-parser.ts';
import { type Finding, find, type Semantics } from './find.ts';
import type { PreparedConversation } from './prepared-conversation.ts';
import type { Query, QueryIssue } from './query.ts';
import { compileRegexp } from './regexp.ts';
import { RepetitionTooLarge } from './regexp-size.ts';
import { type Needs, needsOf } from './rule-set.ts';
import type { Lexicon, Lexicons } from './text/lexicon.ts';
import { wordsNode } from './words-node.ts';

/** A query ready to be asked of any number of conversations. */
export type CompiledQuery = {
  expression: Expression;
  /** Least and most hits in a call; null where one hit is enough. */
  hitLimits: readonly [number, number] | null;
};

/** From here on two texts are taken to mean the same, unless the query says otherwise. */
export const usualSimilarity = 0.55;

/** Turns a query into its closed form, or says what is wrong with it. Never throws on what a person wrote. */
export function compileQuery(
  query: Query,
  lexicon: Lexicons,
): { compiled: CompiledQuery; issues: [] } | { compiled: null; issues: QueryIssue[] } {
  const { expression, issues } = expressionOf(query, lexicon.of(query.language));
  if (expression === null || issues.length > 0) return { compiled: null, issues };
  const isSemantic = query.type === 'phrases' && query.matching === 'semantic';
  const hitLimits =
    query.limits === null || isSemantic
      ? null
      : ([query.limits[0], query.limits[1] ?? Number.POSITIVE_INFINITY] as const);
  return { compiled: { expression, hitLimits }, issues: [] };
}

/** Whether and where a query holds in a conversation. */
export function ask(
  { expression, hitLimits }: CompiledQuery,
  conversation: PreparedConversation,
  semantics: Semantics | null = null,
): Finding {
  const finding = find(expression, conversation, semantics);
  if (hitLimits === null) return finding;
  const [least, most] = hitLimits;
  const holds = finding.hits.length >= least && finding.hits.length <= most;
  return holds ? { holds, hits: finding.hits } : { holds, hits: [] };
}

/** What must have been said for a query to hold. */
export function needsOfQuery({ expression, hitLimits }: CompiledQuery): Needs {
  return hitLimits?.[0] === 0 ? [] : needsOf(expression);
}

function expressionOf(
  query: Query,
  lexicon: Lexicon,
): { expression: Expression | null; issues: QueryIssue[] } {
  const scope = { who: query.who, part: query.part };
  if (query.type === 'advanced')
    return parseExpression(query.expression, { ...scope, distance: query.distance }, lexicon);
  if (query.type === 'regexp') return regexpExpression(query.regexp, scope);

  const issues: QueryIssue[] = [];
  const written = query.phrases
    .map((text, phrase) => ({ text, phrase }))
    .filter(({ text }) => text.trim() !== '');
  if (written.length === 0) return { expression: null, issues: [{ code: 'empty', start: 0, end: 0 }] };
  const nodes = written.map(({ text, phrase }): FindNode => {
    const exact = query.matching === 'exact';
    const words = wordsNode(text, { exact, distance: exact ? 0 : query.distance, lexicon });
    if (query.matching === 'semantic') {
      const [least, limit] = query.limits ?? [usualSimilarity, 1];
      const most = limit ?? 1;
      // What cannot be asked for by its words can still be compared.
      const canBeSaid = words.issues.length === 0 && most >= 1;
      const said = canBeSaid ? ({ kind: 'find', wording: words.node, ...scope } as const) : null;
      return { kind: 'find', wording: { kind: 'semantic', text, least, most, said }, ...scope };
    }
    issues.push(...words.issues.map((issue) => ({ ...issue, phrase })));
    return { kind: 'find', wording: words.node, ...scope };
  });
  const [only] = nodes;
  if (nodes.length === 1 && only !== undefined) return { expression: only, issues };
  if (query.matching === 'all') return { expression: { kind: 'and', nodes }, issues };
  return { expression: { kind: 'or', nodes }, issues };
}

function regexpExpression(
  source: string,
  scope: Pick<FindNode, 'who' | 'part'>,
): { expression: Expression | null; issues: QueryIssue[] } {
  const place = { start: 0, end: source.length };
  if (source.trim() === '') return { expression: null, issues: [{ code: 'empty', ...place }] };
  try {
    const compiled = compileRegexp(source);
    return {
      expression: { kind: 'find', wording: { kind: 'regexp', source, compiled }, ...scope },
      issues: [],
    };
  } catch (error) {
    const found = error instanceof Error ? error.message : String(error);
    return { expression: null, issues: [{ code: codeOf(error, found), ...place, found }] };
  }
}

function codeOf(error: unknown, found: string): QueryIssue['code'] {
  if (error instanceof RepetitionTooLarge) return 'regexp_too_large';
  const isUnsupported = /not supported|perl|\(\?[=!<]/i.test(found);
  return isUnsupported ? 'regexp_unsupported' : 'regexp_invalid';
}
