import type { BodyOf, ReplyOf } from '@earshot/core/endpoint.ts';
import type { search as searchEndpoint } from '@earshot/core/search/search.api.ts';
import type { SemanticsUsed } from '@earshot/core/search/semantics-used.ts';
import type { Ctx } from '../../platform/context.ts';
import { type CallScope, callScope } from '../calls/call-scope.ts';
import { listCallRows } from '../calls/calls.queries.ts';
import { countEveryCallOf } from '../calls/calls.ts';
import { facetsOf } from '../calls/facets.ts';
import { countHits, hitsOf } from '../calls/hits.ts';
import type { ListChoice } from '../calls/list-cookies.ts';
import { matchedCalls, pageConditions } from '../calls/matched-calls.ts';
import { rankCalls } from '../calls/relevance.ts';
import { presentFiles } from '../files/files.ts';

export async function searchCalls(
  ctx: Ctx,
  body: Omit<BodyOf<typeof searchEndpoint>, 'exact'> & { exact?: boolean } & ListChoice,
): Promise<ReplyOf<typeof searchEndpoint>> {
  const { limit, offset, sorting_by, order_by } = body;
  const scope = await callScope(ctx, body.filters, body.query);
  // Where nothing is asked for, no call answers better than another.
  const byRelevance = sorting_by === 'relevance' && scope.asked !== null;
  const order = { sorting_by: sorting_by === 'relevance' ? ('recorded_at' as const) : sorting_by, order_by };
  const matched = await matchedCalls(ctx, scope, order);
  const page = { ...order, limit, offset };
  const listRows = async () =>
    byRelevance
      ? rankCalls(ctx, scope, matched, page)
      : listCallRows(ctx.db, ctx.workspaceId, await pageConditions(ctx, scope, matched, page), page);
  const [rows, facets, total] = await Promise.all([
    matched.count === 0 ? [] : listRows(),
    body.facets ? facetsOf(ctx, scope, matched) : null,
    body.facets && scope.asked !== null ? countHits(ctx, scope, matched) : null,
  ]);
  const isCut = body.exact && matched.count_is_capped;
  const count = isCut ? await countEveryCallOf(ctx, body.filters, body.query) : matched.count;
  const [files, hits] = await Promise.all([presentFiles(ctx, rows), hitsOf(ctx, scope, rows)]);
  return {
    count,
    count_is_capped: matched.count_is_capped && !isCut,
    limit,
    offset,
    facets,
    hits: total,
    semantics: semanticsUsed(scope),
    results: files.map((file) => {
      const found = hits.get(file.file_id);
      return { file, hits: found?.shown ?? [], hit_count: found?.count ?? 0 };
    }),
  };
}

function semanticsUsed({ semantics }: CallScope): SemanticsUsed | null {
  if (semantics === null) return null;
  const { name, instead_of, reason } = semantics;
  return { name, instead_of, reason };
}
