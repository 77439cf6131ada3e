import type { Subscriber } from '@earshot/core/subscribers/subscribers.api.ts';
import type { Ctx } from '../../platform/context.ts';
import { holdMergedOf, holdMergingOf, setPresentOf } from '../agents/merged.sql.ts';
import { type Merging, mergePeople, unmergePerson } from '../agents/merging.ts';
import { getSubscriber } from './list-subscribers.ts';
import { findSubscriber, listLabels } from './subscribers.store.ts';

const merging: Merging = {
  kind: 'subscriber',
  missing: 'subscribers.not_found',
  withSelf: 'subscribers.merged_with_self',
  notMerged: 'subscribers.not_merged',
  hold: (ctx) => holdMergingOf(ctx.db, 'subscribers', ctx.workspaceId),
  find: (ctx, id) => findSubscriber(ctx.db, ctx.workspaceId, id),
  label: async (ctx, id) => (await listLabels(ctx.db, ctx.workspaceId, [id])).get(id) ?? '',
  holdMerged: (ctx, id) => holdMergedOf(ctx.db, 'subscribers', ctx.workspaceId, id),
  setPresent: (ctx, change) => setPresentOf(ctx.db, 'subscribers', ctx.workspaceId, change),
};

/** Answers whom they were merged into. */
export async function mergeSubscriber(ctx: Ctx, id: number, into: number): Promise<Subscriber> {
  await mergePeople(ctx, merging, id, into);
  return getSubscriber(ctx, into);
}

export async function unmergeSubscriber(ctx: Ctx, id: number): Promise<Subscriber> {
  await unmergePerson(ctx, merging, id);
  return getSubscriber(ctx, id);
}
