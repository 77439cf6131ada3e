import type { Evidence } from '@earshot/core/detection/detection.ts';
import type { Match } from '@earshot/core/patterns/patterns.api.ts';
import type { Ctx } from '../../platform/context.ts';
import { listFileTags } from '../tags/file-tags.ts';
import { listPatternsOfCall } from './matches.queries.ts';

/** Every tag of a call, and every pattern for those who may see patterns, with the evidence. */
export async function listMatches(ctx: Ctx, fileId: string, seesPatterns: boolean): Promise<Match[]> {
  const tags = await listFileTags(ctx, fileId);
  const patterns = seesPatterns ? await listPatternsOfCall(ctx.db, ctx.workspaceId, fileId) : [];
  return [
    ...tags.map(({ tag_id: id, name, color, evidence }) => ({
      kind: 'tag' as const,
      id,
      name,
      color,
      evidence,
    })),
    ...patterns.map(({ id, name, evidence }) => ({
      kind: 'pattern' as const,
      id,
      name,
      color: null,
      evidence: evidence as Evidence[],
    })),
  ];
}
