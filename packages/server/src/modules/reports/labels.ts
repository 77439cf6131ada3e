import type { ByName } from '@earshot/core/reports/by-what.ts';
import type { Cell } from '@earshot/core/reports/count-columns.ts';
import type { Ctx } from '../../platform/context.ts';
import { agentNames } from '../agents/known-agents.ts';
import { sourceNames } from '../sources/sources.ts';
import { subscriberLabels } from '../subscribers/known-subscribers.ts';
import { listNamesOf } from './names.queries.ts';

type Names = ReadonlyMap<number, string>;

/** What ids are called; words and times are named in the language of whoever reads them. */
const namesOf: Partial<Record<ByName, (ctx: Ctx, ids: readonly number[]) => Promise<Names>>> = {
  agent: agentNames,
  team: (ctx) => listNamesOf(ctx.db, ctx.workspaceId, 'teams'),
  customer: subscriberLabels,
  source: (ctx) => sourceNames(ctx),
  tag: (ctx) => listNamesOf(ctx.db, ctx.workspaceId, 'tags'),
  pattern: (ctx) => listNamesOf(ctx.db, ctx.workspaceId, 'patterns'),
  label: (ctx) => listNamesOf(ctx.db, ctx.workspaceId, 'classifier_labels'),
  script: (ctx) => listNamesOf(ctx.db, ctx.workspaceId, 'scripts'),
  goal: (ctx) => listNamesOf(ctx.db, ctx.workspaceId, 'goals'),
  project: (ctx) => listNamesOf(ctx.db, ctx.workspaceId, 'projects'),
};

/** Of each cell the names of its keys. */
export async function labelsOf(
  ctx: Ctx,
  by: readonly ByName[],
  cells: readonly Cell[],
): Promise<(string | null)[][]> {
  const names = await Promise.all(
    by.map((name, at) => {
      const ids = cells.flatMap(({ keys }) => (keys[at] ? [Number(keys[at])] : []));
      return namesOf[name]?.(ctx, [...new Set(ids)]) ?? null;
    }),
  );
  return cells.map(({ keys }) =>
    keys.map((key, at) => (key === null ? null : (names[at]?.get(Number(key)) ?? null))),
  );
}
