import type { Ctx } from '../../platform/context.ts';
import { type CallHead, listCallHeads } from './call-heads.queries.ts';
import { startedAt } from './started-at.ts';

/** The head of a call as it stands beside what was said in it. */
export function presentHead(head: CallHead) {
  const { name, operator, abonent, duration_ms, type, audio_removed } = head;
  const started_at = startedAt(head).toISOString();
  return { name, operator, abonent, started_at, duration_ms, type, audio_removed };
}

export type PresentedHead = ReturnType<typeof presentHead>;

/** The heads of calls by their ids, each of which may be named more than once; those that are gone are left out. */
export async function headsOf(ctx: Ctx, fileIds: readonly string[]): Promise<Map<string, PresentedHead>> {
  const heads = await listCallHeads(ctx.db, ctx.workspaceId, [...new Set(fileIds)]);
  return new Map(heads.map((head) => [head.id, presentHead(head)]));
}

/** Of a head what it takes to play a passage of the call. */
export const heardOf = ({ name, type, audio_removed }: PresentedHead) => ({ name, type, audio_removed });
