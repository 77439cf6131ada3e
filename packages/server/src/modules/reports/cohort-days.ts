import { type Cohort, type CohortSteps, stepsAfter } from '@earshot/core/reports/cohort.ts';
import { CohortFollower, cohortColumns } from '@earshot/core/reports/cohort-days.ts';
import { countedNone } from '@earshot/core/reports/column-sums.ts';
import { type Anew, type Cell, ColumnCounter } from '@earshot/core/reports/count-columns.ts';
import { type CountPlan, columnsOfPlan, type KeyPlan } from '@earshot/core/reports/count-plan.ts';
import { keptOf } from '@earshot/core/reports/day-calls.ts';
import { isOfCalls, type Measure } from '@earshot/core/reports/reports.ts';
import type { Ctx } from '../../platform/context.ts';
import { hasKind } from '../day-columns/column-names.ts';
import { eachDay } from '../day-columns/day-columns.ts';
import { planOf } from './column-plan.ts';
import type { Side } from './sides.ts';

export type CountedCohorts = {
  /** By cohort and step, by cohort, all, and by step of those that are over; the people in the place of hits where they are counted. */
  cells: Cell[][];
  /** How many people began in each cohort, by its first day. */
  sizes: ReadonlyMap<string, number>;
  calls: number;
  nobodys: number;
};

type Asked = { cohort: Cohort; steps: CohortSteps; measure: Measure };

const { cohort: cohortName, after, came, cameAtAll } = cohortColumns;
const ofCohort = { kind: 'words', column: cohortName } as const satisfies KeyPlan;
const ofStep = { kind: 'words', column: after } as const satisfies KeyPlan;
const groups: CountPlan['groups'] = [[ofCohort, ofStep], [ofCohort], []];

/** Cohorts from the columns of all days up to the last one; null where these do not say enough, and the rows are asked. */
export async function countCohortDays(
  ctx: Ctx,
  { cohort, steps, measure }: Asked,
  { span, filters, query, isOfDays }: Side,
): Promise<CountedCohorts | null> {
  if (query !== null || !isOfDays) return null;
  const plan = planOf([], isOfCalls(measure) ? [measure] : [], filters, await span.known());
  if (plan === null) return null;
  const names = [...new Set([...columnsOfPlan(plan), cohort.who])];
  // A day may have more fields than columns.
  if (hasKind(names, 'field')) return null;
  const within = await span.ready();
  const all = within && (await span.people(cohort.who));
  if (within === null || all === null) return null;

  const { timeZone } = span;
  const follower = new CohortFollower(cohort.who, cohort.step, steps, all);
  const counter = new ColumnCounter({
    groups,
    measures: isOfCalls(measure)
      ? plan.measures
      : [
          { kind: 'flag', column: came },
          { kind: 'flag', column: cameAtAll },
        ],
    // What the others keep out is of no cohort.
    keeps: [{ kind: 'words', column: cohortName, of: new Set(steps.firsts) }],
  });
  await eachDay(ctx, within, { names, timeZone }, (day) => {
    const columns = follower.follow(day, keptOf(day, plan.keeps));
    counter.add({ ...day, columns: new Map([...day.columns, ...columns]) });
  });
  const { calls, nobodys } = follower;
  const cells = counter.cells([stepsOver(cohort, steps)]);
  return {
    cells: isOfCalls(measure) ? cells : cells.map((some, at) => some.map((cell) => peopleOf(cell, at))),
    sizes: follower.sizes(),
    calls,
    nobodys,
  };
}

/** Of the cells of cohorts and steps, those that are over, by how many steps later they are. */
const stepsOver = ({ step }: Cohort, { underWay }: CohortSteps): Anew => ({
  group: 0,
  keysOf: ([first, after]) =>
    first && after && stepsAfter(step, first, Number(after)) !== underWay ? [after] : null,
});

/** People are counted once in a cell of one step, and once where all steps are together. */
const isOfAllSteps = (group: number): boolean => group === 1 || group === 2;

function peopleOf({ counted, ...cell }: Cell, group: number): Cell {
  const people = counted[isOfAllSteps(group) ? 1 : 0];
  return { ...cell, counted: [{ ...countedNone, hits: people?.hits ?? 0 }] };
}
