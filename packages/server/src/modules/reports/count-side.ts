import { ColumnCounter, columnsOf } from '@earshot/core/reports/count-columns.ts';
import type { Block } from '@earshot/core/reports/reports.ts';
import type { Ctx } from '../../platform/context.ts';
import { daysReady, eachDay } from '../day-columns/day-columns.ts';
import { type AskedMeasure, type Cell, countCells, mostCells } from './cells.queries.ts';
import { type Known, planOf } from './column-plan.ts';
import { keySql } from './keys.sql.ts';
import { listGoalIds, listTagIds, listTeamsOfAgents } from './known.queries.ts';
import type { Side } from './run-report.ts';

type Asked = { measures: () => Promise<readonly AskedMeasure[]>; timeZone: string };

/** What the calls of a side come to for each key of a block: from the columns of their days where these say enough, else from the rows. */
export async function countSide(
  ctx: Ctx,
  block: Pick<Block, 'by' | 'measures'>,
  side: Side,
  { measures, timeZone }: Asked,
): Promise<{ cells: Cell[]; source: 'days' | 'rows' }> {
  const counted = await countDays(ctx, block, side, timeZone);
  if (counted !== null) {
    const cells = counted.toSorted((one, other) => other.calls - one.calls).slice(0, mostCells);
    return { cells, source: 'days' };
  }
  const cells = await countCells(ctx.db, ctx.workspaceId, {
    conditions: await side.conditions(),
    keys: block.by.map((name, at) => keySql(ctx, name, at)),
    measures: await measures(),
    timeZone,
  });
  return { cells, source: 'rows' };
}

async function countDays(
  ctx: Ctx,
  block: Pick<Block, 'by' | 'measures'>,
  { days, filters, query, isOfDays }: Side,
  timeZone: string,
): Promise<Cell[] | null> {
  if (query !== null || !isOfDays) return null;
  const found = await daysReady(ctx, { days, timeZone });
  if (found === null) return null;
  const plan = planOf(block, filters, await knownOf(ctx));
  if (plan === null) return null;
  const counter = new ColumnCounter(plan);
  await eachDay(ctx, found, { names: columnsOf(plan), timeZone }, (day) => counter.add(day));
  return counter.cells();
}

const knownOf = async ({ db, workspaceId }: Ctx): Promise<Known> => ({
  teams: await listTeamsOfAgents(db, workspaceId),
  tags: await listTagIds(db, workspaceId),
  goals: await listGoalIds(db, workspaceId),
});
