import type { Part } from '../call/part.ts';
import type { Who } from '../call/role.ts';
import type { Expression, WordingNode } from './expression.ts';
import { lexExpression } from './expression-lexer.ts';
import type { QueryIssue } from './query.ts';
import type { Lexicon } from './text/lexicon.ts';
import { wordsNode } from './words-node.ts';
import { readWritten, type Written } from './written-expression.ts';

type Scope = { who: Who; part: Part };
/**
 * Reads an advanced expression:
 * `AND`, `OR`, `NOT` in capitals, parentheses, `"exact words"`, `begin*`, `a NEAR/3 b`, `a BEFORE/3 b`, and in front of
 * anything `operator:`, `abonent:`, `beginning/30s:`, `ending/20%:`, `first_half:`, `second_half:`, `talk_time:`.
 * Words side by side are a phrase in any of its forms; other things side by side are joined by AND. NOT binds
 * tighter than AND, AND tighter than OR.
 */
export function parseExpression(
  text: string,
  scope: Scope & { distance: number },
  lexicon: Lexicon,
): { expression: Expression | null; issues: QueryIssue[] } {
  const { pieces, issues } = lexExpression(text);
  if (pieces.length === 0)
    return { expression: null, issues: [{ code: 'empty', start: 0, end: text.length }] };
  const written = readWritten(pieces, text, issues);
  if (written === null || issues.length > 0) return { expression: null, issues };
  const expression = lower(written, scope, { lexicon, issues, distance: scope.distance });
  return { expression: issues.length > 0 ? null : expression, issues };
}

type Lowering = { lexicon: Lexicon; issues: QueryIssue[]; distance: number };

function lower(written: Written, scope: Scope, work: Lowering): Expression {
  switch (written.kind) {
    case 'scope':
      return lower(written.node, { who: written.who ?? scope.who, part: written.part ?? scope.part }, work);
    case 'not':
      return { kind: 'not', node: lower(written.node, scope, work) };
    case 'and':
      return { kind: 'and', nodes: written.nodes.map((node) => lower(node, scope, work)) };
    case 'or':
      if (isWording(written)) return { kind: 'find', wording: toWording(written, work), ...scope };
      return { kind: 'or', nodes: written.nodes.map((node) => lower(node, scope, work)) };
    case 'words':
    case 'near':
      return { kind: 'find', wording: toWording(written, work), ...scope };
    default:
      return written satisfies never;
  }
}

/** Whether all of it lies within one phrase, so that NEAR can measure a distance to it. */
function isWording(written: Written): boolean {
  if (written.kind === 'words' || written.kind === 'near') return true;
  return written.kind === 'or' && written.nodes.every(isWording);
}

function toWording(written: Written, work: Lowering): WordingNode {
  if (written.kind === 'words') {
    const { node, issues } = wordsNode(written.text, {
      exact: written.exact,
      distance: written.exact ? 0 : work.distance,
      lexicon: work.lexicon,
    });
    work.issues.push(
      ...issues.map((issue) => ({
        ...issue,
        start: issue.start + written.offset,
        end: issue.end + written.offset,
      })),
    );
    return node;
  }
  if (written.kind === 'near')
    return {
      kind: 'near',
      left: toWording(written.left, work),
      right: toWording(written.right, work),
      distance: written.distance,
      ordered: written.ordered,
    };
  if (written.kind === 'or')
    return { kind: 'either', nodes: written.nodes.map((node) => toWording(node, work)) };
  work.issues.push({ code: 'near_operand', start: written.start, end: written.end });
  return { kind: 'either', nodes: [] };
}
