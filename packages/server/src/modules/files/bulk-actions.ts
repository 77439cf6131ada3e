import type { bulkFiles } from '@earshot/core/calls/calls.api.ts';
import type { BodyOf } from '@earshot/core/endpoint.ts';
import { Failure, fail } from '@earshot/core/errors.ts';
import type { Ctx } from '../../platform/context.ts';
import { extensionPoint } from '../../platform/extensions.ts';

export type BulkBody = BodyOf<typeof bulkFiles>;
export type BulkOutcome = { done: number; failed: { file_id: string; code: string }[] };

/** One thing that can be done to many calls at once. */
export type BulkAction = {
  name: BulkBody['action'];
  change: (ctx: Ctx, fileIds: readonly string[], body: BulkBody) => Promise<BulkOutcome>;
};

/** The modules whose things they are say what can be done to many calls. */
export const bulkActions = extensionPoint<BulkAction>('bulk actions');

/** Changes one call after the other. What cannot be done to a call is said; the others go on. */
export function oneByOne(
  name: BulkBody['action'],
  change: (ctx: Ctx, fileId: string, body: BulkBody) => Promise<unknown>,
): BulkAction {
  return {
    name,
    async change(ctx, fileIds, body) {
      const outcome: BulkOutcome = { done: 0, failed: [] };
      for (const file_id of new Set(fileIds)) {
        try {
          await change(ctx, file_id, body);
          outcome.done += 1;
        } catch (error) {
          if (!(error instanceof Failure)) throw error;
          outcome.failed.push({ file_id, code: error.code });
        }
      }
      return outcome;
    },
  };
}

/** A field of the request that this action cannot do without. */
export function needed(body: BulkBody, field: 'tag_id' | 'segment_id'): number {
  const value = body[field];
  if (value === undefined) throw fail('bad_request', { field, reason: 'needed for this action' });
  return value;
}
