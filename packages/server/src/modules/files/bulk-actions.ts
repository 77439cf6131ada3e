import type { Permission } from '@earshot/core/access.ts';
import type { bulkFiles } from '@earshot/core/calls/bulk.api.ts';
import type { BulkActionName, BulkFailure } from '@earshot/core/calls/bulk.ts';
import type { BodyOf } from '@earshot/core/endpoint.ts';
import { Failure, fail } from '@earshot/core/errors.ts';
import type { TxCtx } from '../../platform/context.ts';
import { extensionPoint } from '../../platform/extensions.ts';

/** What an action is about besides the calls. */
export type BulkAbout = Pick<BodyOf<typeof bulkFiles>, 'tag_id' | 'segment_id'>;

/** A call that is not as it was, and what has to be known to put that back. */
export type BulkChange = { file_id: string; before: unknown };

export type BulkOutcome = {
  /** Calls it was done to, also where that changed nothing. */
  done: number;
  failed: BulkFailure[];
  changed: BulkChange[];
};

/** A change of an earlier moment; that moment tells whether anybody changed it since. */
export type PastChange = BulkChange & { at: Date };

/**
 * One thing that can be done to many calls at once. All of it is one transaction, so a call is refused before anything
 * is written for it. Everything that one go changes bears the time `ctx.now()`, by which it is known again.
 */
export type BulkAction = {
  name: BulkActionName;
  /** What it cannot do without. */
  needs?: keyof BulkAbout;
  /** What one must be allowed for it, besides changing calls. */
  permission?: Permission;
  change: (ctx: TxCtx, fileIds: readonly string[], about: BulkAbout) => Promise<BulkOutcome>;
  /** Puts things back as they were; what was changed since stays as it is. */
  takeBack?: (ctx: TxCtx, changes: readonly PastChange[], about: BulkAbout) => Promise<BulkOutcome>;
};

/** The modules whose things they are say what can be done to many calls. */
export const bulkActions = extensionPoint<BulkAction>('bulk actions');

type OneByOne = {
  needs?: keyof BulkAbout;
  permission?: Permission;
  /** Answers what was before; null where nothing had to be changed. */
  change: (ctx: TxCtx, fileId: string, about: BulkAbout) => Promise<{ before: unknown } | null>;
  /** Answers whether there was something to put back. */
  takeBack?: (ctx: TxCtx, change: PastChange, about: BulkAbout) => Promise<boolean>;
};

/** Changes one call after the other. What cannot be done to a call is said; the others go on. */
export function oneByOne(
  name: BulkActionName,
  { needs, permission, change, takeBack }: OneByOne,
): BulkAction {
  return {
    name,
    ...(needs && { needs }),
    ...(permission && { permission }),
    change: (ctx, fileIds, about) =>
      forEach(
        fileIds.map((file_id) => ({ file_id })),
        ({ file_id }) => change(ctx, file_id, about),
      ),
    ...(takeBack && {
      takeBack: (ctx, changes, about) =>
        forEach(changes, async (one) => ((await takeBack(ctx, one, about)) ? { before: null } : null)),
    }),
  };
}

async function forEach<T extends { file_id: string }>(
  calls: readonly T[],
  work: (call: T) => Promise<{ before: unknown } | null>,
): Promise<BulkOutcome> {
  const outcome: BulkOutcome = { done: 0, failed: [], changed: [] };
  // In the order in which everybody holds calls, so that two of these wait for each other and never for one another.
  const inOrder = calls.toSorted((one, other) => (one.file_id < other.file_id ? -1 : 1));
  for (const call of inOrder) {
    const { file_id } = call;
    try {
      const changed = await work(call);
      outcome.done += 1;
      if (changed !== null) outcome.changed.push({ file_id, before: changed.before });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      outcome.failed.push({ file_id, code: error.code });
    }
  }
  return outcome;
}

/** A field of the request that this action cannot do without. */
export function needed(about: BulkAbout, field: keyof BulkAbout): number {
  const value = about[field];
  if (value === undefined) throw fail('bad_request', { field, reason: 'needed for this action' });
  return value;
}

/** For what is done without an answer and cannot be put back. */
export function final(
  name: BulkActionName,
  work: (ctx: TxCtx, fileId: string) => Promise<unknown>,
): BulkAction {
  return oneByOne(name, {
    async change(ctx, fileId) {
      await work(ctx, fileId);
      return { before: null };
    },
  });
}
