import type { CallFilters } from '@earshot/core/calls/call-filters.ts';
import { fail } from '@earshot/core/errors.ts';
import { isSame } from '@earshot/core/is-same.ts';
import { filtersOf } from '@earshot/core/reports/measures.ts';
import { type Measure, percentileOf } from '@earshot/core/reports/reports.ts';
import type { Ctx } from '../../platform/context.ts';
import type { Condition } from '../call-index/phrase.sql.ts';
import { allConditions, callScope, hasPartialSets } from '../calls/call-scope.ts';
import { allOf } from '../calls/conditions.sql.ts';
import { forATable } from '../calls/decide-calls.ts';
import { worthOfConversion } from '../conversions/asked-conversion.ts';
import type { AskedMeasure } from './cells.queries.ts';
import { numberOf } from './numbers.sql.ts';

/** Measures made ready to be asked. Throws `queries.too_slow` where the engine cannot decide in time which calls one counts. */
export async function askMeasures(ctx: Ctx, measures: readonly Measure[]): Promise<AskedMeasure[]> {
  const asked: AskedMeasure[] = [];
  for (const measure of measures) asked.push(await askMeasure(ctx, measure));
  return asked;
}

async function askMeasure(ctx: Ctx, measure: Measure): Promise<AskedMeasure> {
  const { base, hit } = filtersOf(measure.name, measure.of);
  const asked = await conditionOf(ctx, base);
  const worth = measure.name === 'revenue' ? await worthOfConversion(ctx, Number(measure.of)) : null;
  const number = numberOf(ctx.workspaceId, measure, worth);
  return {
    base: asked,
    hit: isSame(base, hit) ? asked : await conditionOf(ctx, hit),
    number,
    percentile: percentileOf(measure),
  };
}

/** The calls that filters leave, as a condition. */
async function conditionOf(ctx: Ctx, filters: CallFilters): Promise<Condition> {
  const scope = await callScope(ctx, filters, null, forATable);
  if (hasPartialSets(scope)) throw fail('queries.too_slow');
  return allOf(allConditions(scope));
}
