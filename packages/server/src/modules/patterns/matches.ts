import type { Evidence } from '@earshot/core/detection/detection.ts';
import type { Match } from '@earshot/core/patterns/patterns.api.ts';
import type { Ctx } from '../../platform/context.ts';
import { listFileTags } from '../tags/file-tags.ts';

/** Every tag of a call, and every pattern for those who may see patterns, with the evidence. */
export async function listMatches(ctx: Ctx, fileId: string, seesPatterns: boolean): Promise<Match[]> {
  const tags = await listFileTags(ctx, fileId);
  const patterns = seesPatterns ? await patternsOf(ctx, fileId) : [];
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

function patternsOf(ctx: Ctx, fileId: string) {
  return ctx.db
    .selectFrom('pattern_matches')
    .innerJoin('patterns', (join) =>
      join
        .onRef('patterns.workspace_id', '=', 'pattern_matches.workspace_id')
        .onRef('patterns.id', '=', 'pattern_matches.pattern_id'),
    )
    .select(['patterns.id', 'patterns.name', 'pattern_matches.evidence'])
    .where('pattern_matches.workspace_id', '=', ctx.workspaceId)
    .where('pattern_matches.file_id', '=', fileId)
    .orderBy((eb) => eb.fn('lower', ['patterns.name']))
    .execute();
}
