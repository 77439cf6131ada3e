import type { Expression } from '@earshot/core/matching/expression.ts';
import type { SemanticFind } from '../call-index/phrase.sql.ts';

/** The wordings of an expression that are meant. */
export function semanticFinds(expression: Expression): SemanticFind[] {
  switch (expression.kind) {
    case 'find':
      return expression.wording.kind === 'semantic' ? [{ ...expression, wording: expression.wording }] : [];
    case 'not':
      return semanticFinds(expression.node);
    case 'and':
    case 'or':
      return expression.nodes.flatMap(semanticFinds);
    default:
      return expression satisfies never;
  }
}
