import type { Expression } from '@earshot/core/matching/expression.ts';
import type { CallScope } from './call-scope.ts';

/** How close each call comes to a query by meaning; null where the query asks for words, too. */
export function closenessOfCalls({ compiled, semantics }: CallScope): ReadonlyMap<string, number> | null {
  if (compiled === null || semantics === null) return null;
  return closenessBy(compiled.expression, semantics.calls);
}

type Known = NonNullable<CallScope['semantics']>['calls'];

function closenessBy(expression: Expression, calls: Known): ReadonlyMap<string, number> | null {
  if (expression.kind === 'find') {
    const { wording } = expression;
    return wording.kind === 'semantic' ? calls({ ...expression, wording }) : null;
  }
  if (expression.kind !== 'or') return null;
  const closest = new Map<string, number>();
  for (const node of expression.nodes) {
    const found = closenessBy(node, calls);
    if (found === null) return null;
    for (const [id, similarity] of found) closest.set(id, Math.max(similarity, closest.get(id) ?? 0));
  }
  return closest;
}
