import type { QueryOf, ReplyOf } from '@earshot/core/endpoint.ts';
import type { listProjects as listProjectsEndpoint } from '@earshot/core/projects/projects.api.ts';
import type { Ctx } from '../../platform/context.ts';
import { presentProjects, todayOf } from './present-projects.ts';
import {
  countProjectStates,
  countProjects,
  listProjectAuthors,
  listProjectRows,
} from './project-list.store.ts';

type ListQuery = QueryOf<typeof listProjectsEndpoint> & { limit: number };

export async function listProjects(
  ctx: Ctx,
  { limit, offset, sorting_by, order_by, ...filter }: ListQuery,
): Promise<ReplyOf<typeof listProjectsEndpoint>> {
  const { startOfToday } = await todayOf(ctx);
  const page = {
    userId: ctx.userId ?? 0,
    startOfToday,
    sorting_by,
    order_by: order_by ?? (sorting_by === 'name' ? 'asc' : 'desc'),
    limit,
    offset,
  } as const;
  const [rows, count, states, authors] = await Promise.all([
    listProjectRows(ctx.db, ctx.workspaceId, filter, page),
    countProjects(ctx.db, ctx.workspaceId, filter),
    countProjectStates(ctx.db, ctx.workspaceId, filter),
    listProjectAuthors(ctx.db, ctx.workspaceId, filter.kind),
  ]);
  const inState = (state: string) => states.find((one) => one.state === state)?.count ?? 0;
  return {
    count,
    limit,
    offset,
    ...pagesOf({ count, limit, offset }),
    states: {
      not_started: inState('not_started'),
      started: inState('started'),
      paused: inState('paused'),
    },
    authors,
    results: await presentProjects(ctx, rows),
  };
}

/** The page that is shown, from 1, and how many there are. */
export const pagesOf = ({ count, limit, offset }: { count: number; limit: number; offset: number }) => ({
  page: Math.floor(offset / limit) + 1,
  countPage: Math.max(1, Math.ceil(count / limit)),
});
