import { type FlatFilters, filtersOfFlat } from '@earshot/core/calls/flat-filters.ts';
import { momentsOf } from '@earshot/core/detection/moments.ts';
import type { QueryOf, ReplyOf } from '@earshot/core/endpoint.ts';
import { fail } from '@earshot/core/errors.ts';
import type { listProjectFiles as endpoint } from '@earshot/core/projects/projects.api.ts';
import type { FoundCall } from '@earshot/core/projects/projects.ts';
import { assertMayDo, mayDo } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import { extensionPoint, extensionsOf } from '../../platform/extensions.ts';
import type { Condition } from '../call-index/phrase.sql.ts';
import { callFiltersSql } from '../calls/call-filters.sql.ts';
import { allConditions, callScope, hasPartialSets } from '../calls/call-scope.ts';
import type { ListChoice } from '../calls/list-cookies.ts';
import { presentFiles } from '../files/files.ts';
import { wasScripted } from '../scripts/scripted-calls.sql.ts';
import { getWorkspaceSettings } from '../workspaces/workspaces.ts';
import { pagesOf } from './list-projects.ts';
import { withWordsAround } from './moments-around.ts';
import {
  countProjectCalls,
  isScored,
  listProjectCalls,
  listWhyFound,
  scoreOf,
} from './project-calls.queries.ts';
import { isFoundBy } from './project-candidates.queries.ts';
import { startOfDay } from './projects.queries.ts';
import { findProjectRow } from './projects.store.ts';

type Asked = QueryOf<typeof endpoint> & ListChoice;

const isYes = (flag: '0' | '1' | 'true' | 'false') => flag === '1' || flag === 'true';

/** The calls of a project that filters leave, each with why it is there. */
export async function listProjectFiles(
  ctx: Ctx,
  projectId: number,
  { limit, offset, sorting_by, order_by, valueFrom, valueTo, sortByValue, scripted, alert, ...asked }: Asked,
): Promise<ReplyOf<typeof endpoint>> {
  if (isYes(scripted)) assertMayDo(ctx, 'scripts.read');
  if ((await findProjectRow(ctx.db, ctx.workspaceId, projectId)) === undefined)
    throw fail('projects.not_found');
  // A key that reads projects need not be one that reads calls.
  assertMayDo(ctx, 'files.read');
  const { conditions: own, flat } = await ownConditions(ctx, asked);
  const scope = await callScope(ctx, filtersOfFlat(flat), null);
  const score = scoreOf(ctx.workspaceId, projectId);
  const conditions = [
    isFoundBy(ctx.workspaceId, projectId),
    ...allConditions(scope),
    ...own,
    ...(alert === undefined
      ? []
      : extensionsOf(ctx, alertedCalls).map((left) =>
          left(alert, { workspaceId: ctx.workspaceId, projectId }),
        )),
    ...isScored(score, valueFrom ?? null, valueTo ?? null),
    ...(isYes(scripted) ? [wasScripted(ctx.workspaceId)] : []),
  ];
  const page = { sorting_by, order_by, limit, offset };
  const [rows, count] = await Promise.all([
    listProjectCalls(ctx.db, ctx.workspaceId, conditions, page, isYes(sortByValue) ? score : null),
    countProjectCalls(ctx.db, ctx.workspaceId, conditions),
  ]);
  const files = await presentFiles(ctx, rows);
  const found = await foundCalls(
    ctx,
    projectId,
    rows.map(({ id }) => id),
  );
  return {
    count,
    // A segment whose calls could not all be found in time leaves out some.
    count_is_capped: hasPartialSets(scope),
    limit,
    offset,
    ...pagesOf({ count, limit, offset }),
    results: files.flatMap((file) => {
      const project = found.get(file.file_id);
      return project === undefined ? [] : [{ ...file, project }];
    }),
  };
}

/** With more of them on a page, what was said around each hit would be most of the answer. */
const mostInContext = 100;

/** What a project says of these calls. */
async function foundCalls(
  ctx: Ctx,
  projectId: number,
  fileIds: readonly string[],
): Promise<Map<string, FoundCall>> {
  const rows = await listWhyFound(ctx.db, ctx.workspaceId, projectId, fileIds);
  const seesPatterns = mayDo(ctx, 'patterns.read');
  const found = new Map(
    rows.map(({ file_id, found_at, is_history, parts, patterns, query }) => [
      file_id,
      {
        found_at: found_at.toISOString(),
        is_history,
        score: parts.reduce((sum, { weight }) => sum + weight, 0),
        parts,
        patterns: (seesPatterns ? patterns : []).map(({ id, evidence }) => ({
          id,
          moments: momentsOf(evidence),
        })),
        query: query === null ? null : { moments: momentsOf(query) },
      },
    ]),
  );
  return fileIds.length > mostInContext ? found : withWordsAround(ctx, found);
}

type Own = 'operator' | 'subscriber' | 'createdFrom' | 'createdTo' | 'file_id';

/** Which calls an alert of a project told of, as a condition on `files`; the module that tells knows it. */
export const alertedCalls =
  extensionPoint<(alertId: number, of: { workspaceId: number; projectId: number }) => Condition>(
    'alerted calls',
  );

/** What can be asked of the calls of a project besides the filters of a list. */
async function ownConditions(
  ctx: Ctx,
  { operator, subscriber, createdFrom, createdTo, file_id, ...flat }: FlatFilters & Pick<Asked, Own>,
) {
  const start = createdFrom === undefined ? null : await momentOf(ctx, createdFrom, 'start');
  const to = createdTo === undefined ? null : await momentOf(ctx, createdTo, 'end');
  const filters = {
    ...(operator !== undefined && { operators: [operator] }),
    ...(subscriber !== undefined && { abonents: [subscriber] }),
    ...(file_id !== undefined && { ids: [file_id] }),
    ...((start !== null || to !== null) && { periods: [{ field: 'created' as const, start, to }] }),
  };
  return { conditions: callFiltersSql(filters, ctx), flat };
}

const dayMs = 86_400_000;

/** A moment as it is; of a day by the clock of the workspace its first or its last one. */
async function momentOf(ctx: Ctx, text: string, edge: 'start' | 'end'): Promise<string> {
  if (text.length > 'yyyy-mm-dd'.length) return text;
  const { time_zone } = await getWorkspaceSettings(ctx);
  const next = new Date(Date.parse(text) + dayMs).toISOString().slice(0, text.length);
  const day = edge === 'start' ? text : next;
  const moment = await startOfDay(ctx, day, time_zone);
  return new Date(moment.getTime() - (edge === 'start' ? 0 : 1)).toISOString();
}
