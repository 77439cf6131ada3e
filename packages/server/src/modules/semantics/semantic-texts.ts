import type { Expression } from '@earshot/core/matching/expression.ts';

export function semanticTexts(expression: Expression): string[] {
  switch (expression.kind) {
    case 'find':
      return expression.wording.kind === 'semantic' ? [expression.wording.text] : [];
    case 'not':
      return semanticTexts(expression.node);
    case 'and':
    case 'or':
      return expression.nodes.flatMap(semanticTexts);
    default:
      return expression satisfies never;
  }
}
