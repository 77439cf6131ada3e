import type { Agent } from '@earshot/core/agents/agents.api.ts';
import type { Ctx } from '../../platform/context.ts';
import { findAgent, listPresentNames } from './agents.store.ts';
import { holdMergedOf, holdMergingOf, setPresentOf } from './merged.sql.ts';
import { type Merging, mergePeople, unmergePerson } from './merging.ts';
import { getAgent } from './present-agents.ts';

const merging: Merging = {
  kind: 'agent',
  missing: 'agents.not_found',
  withSelf: 'agents.merged_with_self',
  notMerged: 'agents.not_merged',
  hold: (ctx) => holdMergingOf(ctx.db, 'agents', ctx.workspaceId),
  find: (ctx, id) => findAgent(ctx.db, ctx.workspaceId, id),
  label: async (ctx, id) => (await listPresentNames(ctx.db, ctx.workspaceId, [id])).get(id) ?? '',
  holdMerged: (ctx, id) => holdMergedOf(ctx.db, 'agents', ctx.workspaceId, id),
  setPresent: (ctx, change) => setPresentOf(ctx.db, 'agents', ctx.workspaceId, change),
};

/** Answers whom they were merged into. */
export async function mergeAgent(ctx: Ctx, id: number, into: number): Promise<Agent> {
  await mergePeople(ctx, merging, id, into);
  return getAgent(ctx, into);
}

export async function unmergeAgent(ctx: Ctx, id: number): Promise<Agent> {
  await unmergePerson(ctx, merging, id);
  return getAgent(ctx, id);
}
