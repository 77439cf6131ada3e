import type { Permission } from '@earshot/core/access.ts';
import type { Endpoint } from '@earshot/core/endpoint.ts';
import { fail } from '@earshot/core/errors.ts';
import type { Actor, Ctx } from './context.ts';

/** Throws unless the request may do `can`, and what it takes besides. */
export function authorise(
  { actor }: { actor: Actor | null },
  can: Endpoint['can'],
  also: Endpoint['also'] = [],
): void {
  if (can === 'public') return;
  if (actor === null) throw fail('unauthorized');
  if (can === 'signed_in' || can === 'operator') {
    if (actor.kind !== 'person') throw fail('forbidden');
    if (can === 'operator' && !actor.isOperator) throw fail('forbidden');
    return;
  }
  if (actor.workspace === null) throw fail('workspaces.none_active');
  for (const permission of [can, ...also]) assertMayDo(actor, permission);
}

/** Whether a request may do this in its workspace; what the system does by itself it may. */
export function mayDo({ permissions }: Pick<Ctx, 'permissions'>, permission: Permission): boolean {
  return permissions === null || permissions.includes(permission);
}

export function assertMayDo(ctx: Pick<Ctx, 'permissions'>, permission: Permission): void {
  if (!mayDo(ctx, permission)) throw fail('forbidden');
}

/** Whose favourites, views, comments and notes are meant. Refuses a key whose maker has left. */
export function ownerIdOf({ ownerId }: Pick<Ctx, 'ownerId'>): number {
  if (ownerId === null) throw fail('forbidden');
  return ownerId;
}
