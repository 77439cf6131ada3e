import type { Expression, SaidNode } from '@earshot/core/matching/expression.ts';
import type { SemanticFind } from '../call-index/phrase.sql.ts';

/** A part of an expression that asks for nothing but what is meant, with the wordings of which either is enough. */
export type SemanticGroup = { expression: Expression; finds: SemanticFind[] };

/** The parts of an expression that ask for what is meant, each as large as can be. */
export function semanticGroups(expression: Expression): SemanticGroup[] {
  const finds = meantTogether(expression);
  if (finds !== null) return [{ expression, finds }];
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
function meantTogether(expression: Expression): SemanticFind[] | null {
  if (expression.kind === 'find') {
    const { wording } = expression;
    return wording.kind === 'semantic' ? [{ ...expression, wording }] : null;
  }
  if (expression.kind !== 'or') return null;
  const all = expression.nodes.map(meantTogether);
  return all.every((one) => one !== null) ? all.flat() : null;
}

/** That the words of one of some wordings are said; null where none is asked for by its words. */
export function saidInstead(finds: readonly SemanticFind[]): Expression | null {
  const nodes = finds.flatMap(({ wording: { said } }): SaidNode[] => (said === null ? [] : [said]));
  return nodes.length === 0 ? null : { kind: 'or', nodes };
}
