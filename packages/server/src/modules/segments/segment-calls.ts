import type { CallFilters } from '@earshot/core/calls/call-filters.ts';
import { Failure } from '@earshot/core/errors.ts';
import type { Query } from '@earshot/core/matching/query.ts';
import type { Ctx } from '../../platform/context.ts';
import { countCallsOf } from '../calls/calls.ts';
import type { SegmentBody } from '../calls/segments.queries.ts';
import { countSegmentFiles, type SegmentRow } from './segments.store.ts';

export type Count = { count: number | null; count_is_capped: boolean };

/** Else it is a list picked by hand. */
export const isFilter = ({ filters, query }: Pick<SegmentRow, 'filters' | 'query'>) =>
  filters !== null || query !== null;

export function bodyOf({ id, filters, query }: Pick<SegmentRow, 'id' | 'filters' | 'query'>): SegmentBody {
  return { id, filters: filters as CallFilters | null, query: query as Query | null };
}

export const uncounted: Count = { count: null, count_is_capped: false };

/** How many calls belong to a segment; one that cannot be asked does not keep the others from being shown. */
export async function countSegment(ctx: Ctx, segment: SegmentBody): Promise<Count> {
  if (!isFilter(segment))
    return {
      count: await countSegmentFiles(ctx.db, ctx.workspaceId, segment.id),
      count_is_capped: false,
    };
  try {
    // Whoever may see a segment may see how many calls it has, whatever it is made of.
    return await countCallsOf({ ...ctx, permissions: null }, segment.filters ?? {}, segment.query);
  } catch (error) {
    if (error instanceof Failure) return uncounted;
    throw error;
  }
}
