import type { Expression } from '@earshot/core/matching/expression.ts';
import type { SemanticFind } from '../call-index/phrase.sql.ts';

/** The wordings of an expression that are meant, those together of which either is enough. */
export function semanticGroups(expression: Expression): SemanticFind[][] {
  const own = meantTogether(expression);
  if (own !== null) return [own];
  switch (expression.kind) {
    case 'find':
      return [];
    case 'not':
      return semanticGroups(expression.node);
    case 'and':
    case 'or':
      return expression.nodes.flatMap(semanticGroups);
    default:
      return expression satisfies never;
  }
}

/** The wordings of which either is enough, where an expression is nothing else; else null. */
export function meantTogether(expression: Expression): SemanticFind[] | null {
  if (expression.kind === 'find') {
    const { wording } = expression;
    return wording.kind === 'semantic' ? [{ ...expression, wording }] : null;
  }
  if (expression.kind !== 'or') return null;
  const all = expression.nodes.map(meantTogether);
  return all.every((one) => one !== null) ? all.flat() : null;
}
