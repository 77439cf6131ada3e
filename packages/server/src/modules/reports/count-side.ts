import { byOf } from '@earshot/core/reports/by-what.ts';
import { type Cell, ColumnCounter, partsOf } from '@earshot/core/reports/count-columns.ts';
import { columnsOfPlan, hasParts } from '@earshot/core/reports/count-plan.ts';
import type { ReportBlock } from '@earshot/core/reports/reports.api.ts';
import type { Measure } from '@earshot/core/reports/reports.ts';
import type { Ctx } from '../../platform/context.ts';
import { breathe } from '../../platform/one-at-a-time.ts';
import { daysBehind } from '../day-columns/called-again.ts';
import { againColumn, fieldsColumn, hasKind } from '../day-columns/column-names.ts';
import { daysAtOnce, eachDay, type StoredDay } from '../day-columns/day-columns.ts';
import { askMeasures } from './ask-measures.ts';
import type { AskedMeasure } from './cells.queries.ts';
import { countCells, mostCells } from './cells.queries.ts';
import { planOf } from './column-plan.ts';
import { binsSql, type KeySql, keySql } from './keys.sql.ts';
import { type PartsOfDays, partsOfDays } from './parts-of-days.ts';
import type { Side } from './sides.ts';
import type { Way } from './ways.ts';

export type AskedCells = {
  /** Ways to group, each of which is told by itself. */
  groups: readonly (readonly Way[])[];
  measures: readonly Measure[];
  /** The same for the database, looked up where it is asked. */
  askedMeasures: () => Promise<readonly AskedMeasure[]>;
};

/**
 * What the calls of a side come to in each way to group them, the cells with the most calls first: from the columns of their days where
 * these say enough, else from the rows.
 */
export async function countSide(
  ctx: Ctx,
  side: Side,
  asked: AskedCells,
): Promise<{ counted: Cell[][]; source: ReportBlock['source'] }> {
  const fromDays = await countDays(ctx, side, asked);
  if (fromDays === null) return { counted: await countRows(ctx, side, asked), source: 'rows' };
  const counted = fromDays.map((cells) =>
    cells.toSorted((one, other) => other.calls - one.calls).slice(0, mostCells),
  );
  return { counted, source: 'days' };
}

async function countDays(ctx: Ctx, side: Side, { groups, measures }: AskedCells): Promise<Cell[][] | null> {
  const { filters, query, isOfDays, span } = side;
  if (query !== null || !isOfDays) return null;
  const days = await span.ready();
  if (days === null) return null;
  const plan = planOf(groups, measures, filters, await span.known());
  if (plan === null) return null;
  const names = columnsOfPlan(plan);
  const needsFields = hasKind(names, 'field');
  const asked = needsFields ? [...names, fieldsColumn] : names;
  const counter = new ColumnCounter(plan);
  const behind = names.includes(againColumn) ? daysBehind : 0;
  const parts = hasParts(plan) ? partsOfDays(ctx, plan, { days, to: span.days.to, behind }) : null;
  const rest = await joinKnown(counter, days, parts);
  const restByDay = new Map(rest.map((day) => [day.day, day]));
  let isAllThere = true;
  await eachDay(ctx, rest, { names: asked, timeZone: span.timeZone }, (day) => {
    if (needsFields && day.calls > 0 && !day.columns.has(fieldsColumn)) isAllThere = false;
    if (!isAllThere) return;
    const stored = restByDay.get(day.day);
    if (parts === null || stored === undefined) return counter.add(day);
    counter.join(parts.keep(stored, partsOf(plan, day)));
  });
  return isAllThere ? counter.cells() : null;
}

/** Adds the days that are known; answers the others. */
async function joinKnown(
  counter: ColumnCounter,
  days: readonly StoredDay[],
  parts: PartsOfDays | null,
): Promise<readonly StoredDay[]> {
  if (parts === null) return days;
  const rest: StoredDay[] = [];
  for (const [at, day] of days.entries()) {
    if (at % daysAtOnce === daysAtOnce - 1) await breathe();
    const known = parts.get(day);
    if (known === undefined) rest.push(day);
    else counter.join(known);
  }
  return rest;
}

async function countRows(ctx: Ctx, side: Side, { groups, askedMeasures }: AskedCells): Promise<Cell[][]> {
  const conditions = await side.conditions();
  const measures = await askedMeasures();
  const { timeZone } = side.span;
  // A call that has several of something is read as often, so that only what has the same of these is told together.
  const together = Map.groupBy(groups, (by) => by.filter(isMany).map(String).sort().join());
  const counted = new Map<readonly Way[], Cell[]>();
  for (const some of together.values()) {
    const ways = [...new Set(some.flat())];
    const keys = await Promise.all(ways.map((way, at) => keyOfWay(ctx, way, at)));
    const sets = some.map((by) => by.map((way) => ways.indexOf(way)));
    const cells = await countCells(ctx.db, ctx.workspaceId, { conditions, keys, sets, measures, timeZone });
    for (const [at, by] of some.entries()) counted.set(by, cells[at] ?? []);
  }
  return groups.map((by) => counted.get(by) ?? []);
}

const isMany = (way: Way): boolean => typeof way === 'string' && byOf(way).isMany === true;

async function keyOfWay(ctx: Ctx, way: Way, at: number): Promise<KeySql> {
  if (typeof way === 'string') return keySql(ctx, way, at);
  const [asked] = await askMeasures(ctx, [way.measure]);
  if (asked === undefined) throw new Error('Nobody says what is counted');
  return binsSql(asked, way.starts);
}
