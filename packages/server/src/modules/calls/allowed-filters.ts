import type { CallFilters } from '@earshot/core/calls/call-filters.ts';
import { dimensionNames, permissionFor } from '@earshot/core/calls/dimensions.ts';
import { fail } from '@earshot/core/errors.ts';
import type { Ctx } from '../../platform/context.ts';

/**
 * Refuses filters by what is hidden from whoever asks. They are never passed over: to somebody who removes what a filter
 * means, one that is not looked at means everything.
 */
export function refuseHiddenFilters({ permissions }: Ctx, filters: CallFilters): void {
  if (permissions === null) return;
  for (const name of dimensionNames) {
    const needs = permissionFor(name);
    if (needs === undefined || permissions.includes(needs)) continue;
    if (filters[name as keyof CallFilters] !== undefined) throw fail('filters.forbidden', { field: name });
  }
}
