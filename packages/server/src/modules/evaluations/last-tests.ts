import type { ReplyOf } from '@earshot/core/endpoint.ts';
import type { listLastTests as listEndpoint } from '@earshot/core/evaluations/evaluations.api.ts';
import type { LastTest } from '@earshot/core/evaluations/evaluations.ts';
import type { Subject } from '@earshot/core/projects/projects.ts';
import type { Ctx } from '../../platform/context.ts';
import { listLastTestRows } from './last-tests.queries.ts';
import { maySee } from './subjects.ts';

/** What the last tests came to. Whoever is limited sees none: they are of the calls of everybody. */
export async function listLastTests(ctx: Ctx): Promise<ReplyOf<typeof listEndpoint>> {
  if (ctx.limit !== null) return { results: [] };
  const rows = await listLastTestRows(ctx.db, ctx.workspaceId);
  return {
    results: rows
      .filter(({ kind }) => maySee(ctx, kind as Subject['kind']))
      .map(({ project_id, version, ended_at, verdict, figure }) => ({
        project_id,
        version,
        ended_at: ended_at.toISOString(),
        verdict: verdict as LastTest['verdict'],
        figure: figure as LastTest['figure'],
      })),
  };
}
