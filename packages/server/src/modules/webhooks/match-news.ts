import { type MatchedNews, toldMoments } from '@earshot/core/webhooks/news.ts';
import { baseUrl } from '../../platform/config.ts';
import type { Ctx } from '../../platform/context.ts';
import type { FileRow } from '../files/file-rows.ts';
import { startedAt } from '../files/started-at.ts';
import type { ActingProject, MatchedCall } from '../projects/matched-call.ts';

/** What a webhook is told of a call that its project found. */
export function newsOf(
  ctx: Pick<Ctx, 'config' | 'workspaceId'>,
  id: string,
  { project, file, match }: { project: ActingProject; file: FileRow; match: MatchedCall },
): MatchedNews {
  const told = <T extends MatchedCall['patterns'][number]['moments']>(moments: T) =>
    moments.slice(0, toldMoments);
  return {
    id,
    type: 'project.matched',
    workspace_id: ctx.workspaceId,
    project: { id: project.id, name: project.name, kind: project.kind },
    file: {
      file_id: file.id,
      name: file.name,
      operator: file.operator,
      abonent: file.abonent,
      direction: file.direction as MatchedNews['file']['direction'],
      language: file.language,
      duration_ms: file.duration_ms,
      started_at: startedAt(file).toISOString(),
      score: match.score,
      link: linkOf(ctx, project, file.id, match),
    },
    patterns: match.patterns.map(({ id, name, score, moments }) => ({
      id,
      name,
      moments: told(moments),
      score,
    })),
    query: match.query === null ? null : { moments: told(match.query.moments) },
  };
}

/** The call as the project sees it, with the player at the first moment that was found. */
function linkOf(
  { config }: Pick<Ctx, 'config'>,
  { id, kind }: ActingProject,
  fileId: string,
  { patterns, query }: MatchedCall,
): string {
  const link = new URL(`/files/${fileId}/${kind}/${id}`, baseUrl(config));
  const moments = [...patterns.flatMap((one) => one.moments), ...(query?.moments ?? [])];
  const first = Math.min(...moments.map(({ start_ms }) => start_ms));
  if (Number.isFinite(first)) link.searchParams.set('t', String(first / 1000));
  return link.href;
}
