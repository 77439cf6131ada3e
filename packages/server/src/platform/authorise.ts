import type { Endpoint } from '@earshot/core/endpoint.ts';
import { fail } from '@earshot/core/errors.ts';
import type { Actor } from './context.ts';

/** Throws unless the request may do `can`. */
export function authorise({ actor }: { actor: Actor | null }, can: Endpoint['can']): void {
  if (can === 'public') return;
  if (actor === null) throw fail('unauthorized');
  if (can === 'signed_in' || can === 'operator') {
    if (actor.kind !== 'person') throw fail('forbidden');
    if (can === 'operator' && !actor.isOperator) throw fail('forbidden');
    return;
  }
  if (actor.workspace === null) throw fail('workspaces.none_active');
  if (!actor.permissions.includes(can)) throw fail('forbidden');
}
