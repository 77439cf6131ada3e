import type { QueryOf, ReplyOf } from '@earshot/core/endpoint.ts';
import { fail } from '@earshot/core/errors.ts';
import type * as api from '@earshot/core/installation/installation.api.ts';
import { validate as isUuid } from 'uuid';
import type { Ctx } from '../../platform/context.ts';
import { hearAgain } from '../../platform/events.ts';
import { countParked, listParked } from './parked-news.queries.ts';

/** What waits in all workspaces because a listener gave it up. */
export async function listParkedNews(
  ctx: Ctx,
  page: QueryOf<typeof api.listParkedNews>,
): Promise<ReplyOf<typeof api.listParkedNews>> {
  const [rows, count] = await Promise.all([
    listParked(ctx.acrossWorkspaces, page),
    countParked(ctx.acrossWorkspaces),
  ]);
  const results = rows.map(({ subject, at, workspace, ...row }) => {
    const about = subject.slice(subject.indexOf('/') + 1);
    return {
      ...row,
      workspace: workspace ?? '',
      file_id: isUuid(about) ? about : null,
      at: at.toISOString(),
    };
  });
  return { count, ...page, results };
}

/** Throws `not_found` where it does not wait (any more). */
export async function retryParkedNews(ctx: Ctx, one: { id: string; listener: string }): Promise<void> {
  if (!ctx.listeners.some(({ name }) => name === one.listener)) throw fail('not_found');
  if (!(await hearAgain(ctx, one))) throw fail('not_found');
}
