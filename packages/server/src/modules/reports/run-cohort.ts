import { performance } from 'node:perf_hooks';
import type { CallFilters } from '@earshot/core/calls/call-filters.ts';
import { dayOf } from '@earshot/core/findings/day.ts';
import {
  type Cohort,
  type CohortSteps,
  cohortOf,
  cohortSteps,
  filtersOfCohorts,
  stepsAfter,
  stepsBegun,
} from '@earshot/core/reports/cohort.ts';
import { countedNone } from '@earshot/core/reports/column-sums.ts';
import type { Cell } from '@earshot/core/reports/count-columns.ts';
import type { ReportBlock, ReportRow } from '@earshot/core/reports/reports.api.ts';
import { type Block, isOfCalls, type Measure } from '@earshot/core/reports/reports.ts';
import type { Ctx } from '../../platform/context.ts';
import { askMeasures } from './ask-measures.ts';
import { countCells } from './cells.queries.ts';
import { type CountedCohorts, countCohortDays } from './cohort-days.ts';
import { type AskedCohorts, cohortKeys, countMembers, countNobodys, countPeople } from './cohorts.queries.ts';
import type { Side } from './sides.ts';
import { presentValue } from './values.ts';

/** What is counted by itself: each cell, each cohort, everything, and each step of those that are over. */
const sets = [[0, 1], [0], [], [2]] as const;

/**
 * What the calls of those who began in the same week or month come to in each week or month since: a row a cell, by the cohort and by
 * how many steps later it is; the sums are those of each cohort, and of each step over all cohorts of which it is over. Counted from
 * the columns of all days there are, as only they know who called first, or from the rows.
 */
export async function runCohort(ctx: Ctx, block: Block, side: Side): Promise<ReportBlock> {
  const begun = performance.now();
  const cohort = cohortOf(block.by);
  const [measure] = block.measures;
  if (cohort === null || measure === undefined) throw new Error('Cohorts of nobody');
  const { span } = side;
  const all = cohortSteps(cohort.step, span.days, dayOf(ctx.now(), span.timeZone));
  const asked = { cohort, steps: all, measure };
  const fromDays = await countCohortDays(ctx, asked, side);
  const { cells, sizes, calls, nobodys } = fromDays ?? (await countCohortRows(ctx, asked, side));
  const steps = sinceSomebody(all, sizes);
  const [rows = [], firsts = [], [totals] = [], afters = []] = presented(
    { cohort, steps, measure, sizes },
    cells,
    side,
  );
  if (totals === undefined) throw new Error('Cohorts without totals');
  const unknown = isOfCalls(measure) ? totals.calls - (totals.values[0]?.n ?? 0) : 0;
  return {
    rows,
    rest: null,
    sums: [firsts, afters],
    totals,
    left_out: nobodys + unknown > 0 ? { n: nobodys + unknown } : null,
    count: steps.all,
    adds_up: true,
    source: fromDays === null ? 'rows' : 'days',
    changes: [],
    cohort: {
      sizes: steps.firsts.map((first) => sizes.get(first) ?? 0),
      under_way: steps.underWay,
      earlier: calls - nobodys - totals.calls,
    },
    hidden: null,
    ms: Math.round((performance.now() - begun) * 10) / 10,
  };
}

/** Without the first ones in which nobody began, unless there are no others: a new workspace has months of nothing. */
function sinceSomebody(steps: CohortSteps, sizes: ReadonlyMap<string, number>): CohortSteps {
  const empty = steps.firsts.findIndex((first) => (sizes.get(first) ?? 0) > 0);
  return empty < 1 ? steps : { ...steps, firsts: steps.firsts.slice(empty), all: steps.all - empty };
}

type Asked = { cohort: Cohort; steps: CohortSteps; measure: Measure };

async function countCohortRows(
  ctx: Ctx,
  { cohort, steps, measure }: Asked,
  side: Side,
): Promise<CountedCohorts> {
  const { db, workspaceId } = ctx;
  const { timeZone } = side.span;
  const [first] = steps.firsts;
  const conditions = await side.conditions();
  const some = await countNobodys(db, workspaceId, cohort, conditions);
  if (first === undefined) return { ...some, cells: [], sizes: new Map() };
  const asked: AskedCohorts = { ...cohort, first, last: steps.last, underWay: steps.underWay };
  const sizes = await countMembers(db, workspaceId, asked);
  if (isOfCalls(measure)) {
    const cells = await countCells(db, workspaceId, {
      conditions,
      keys: cohortKeys(workspaceId, asked),
      sets,
      measures: await askMeasures(ctx, [measure]),
      timeZone,
    });
    return { ...some, cells, sizes };
  }
  const people = await countPeople(db, workspaceId, asked, sets, { conditions, timeZone });
  const cells = people.map((some) =>
    some.map(({ keys, calls, people }) => ({ keys, calls, counted: [{ ...countedNone, hits: people }] })),
  );
  return { ...some, cells, sizes };
}

type Place = { keys: (string | null)[]; asked: Parameters<typeof filtersOfCohorts>[1] };

/** The cells and the sums that there are, also those without a call. */
function placesOf(step: Cohort['step'], steps: CohortSteps): Place[][] {
  const { firsts, underWay } = steps;
  const aftersOf = (first: string) =>
    Array.from({ length: stepsBegun(step, first, steps) }, (_, after) => after);
  const all = firsts.flatMap((first) => aftersOf(first).map((after) => ({ first, after })));
  const over = Map.groupBy(
    all.filter(({ first, after }) => stepsAfter(step, first, after) !== underWay),
    ({ after }) => after,
  );
  return [
    all.map(({ first, after }) => ({ keys: [first, String(after)], asked: [{ first, after }] })),
    firsts.map((first) => ({ keys: [first], asked: [{ first, after: null }] })),
    [{ keys: [], asked: firsts.map((first) => ({ first, after: null })) }],
    Array.from(over, ([after, asked]) => ({ keys: [String(after)], asked })),
  ];
}

function presented(
  { cohort, steps, measure, sizes }: Asked & Pick<CountedCohorts, 'sizes'>,
  cells: readonly Cell[][],
  side: Side,
): ReportRow[][] {
  return placesOf(cohort.step, steps).map((places, set) => {
    const found = new Map(cells[set]?.map((cell) => [JSON.stringify(cell.keys), cell]));
    return places.map(({ keys, asked }): ReportRow => {
      const cell = found.get(JSON.stringify(keys));
      const calls = cell?.calls ?? 0;
      const counted = cell?.counted[0] ?? countedNone;
      const filters: CallFilters = filtersOfCohorts(cohort, asked);
      const more = { before: undefined, filters: [side.filters, filters], query: side.query };
      const people = asked.reduce((sum, { first }) => sum + (sizes.get(first) ?? 0), 0);
      const value = isOfCalls(measure)
        ? presentValue(measure, counted, more)
        : { ...presentValue(measure, { ...counted, n: people }, more), calls };
      return { keys, labels: keys.map(() => null), calls, values: [value] };
    });
  });
}
