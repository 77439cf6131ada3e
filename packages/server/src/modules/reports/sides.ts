import type { CallFilters } from '@earshot/core/calls/call-filters.ts';
import { joinFilters } from '@earshot/core/calls/join-filters.ts';
import { fail } from '@earshot/core/errors.ts';
import { isSame } from '@earshot/core/is-same.ts';
import { once } from '@earshot/core/matching/once.ts';
import type { Query } from '@earshot/core/matching/query.ts';
import type { Cohort } from '@earshot/core/reports/cohort.ts';
import type { PeopleOfDays } from '@earshot/core/reports/people-of-days.ts';
import type { Days } from '@earshot/core/reports/report-period.ts';
import type { Block, ReportInput } from '@earshot/core/reports/reports.ts';
import type { Ctx } from '../../platform/context.ts';
import { periodFilter } from '../agents/period-filter.ts';
import type { Condition } from '../call-index/phrase.sql.ts';
import {
  allConditions,
  type CallScope,
  callScope,
  hasPartialSets,
  newestFirst,
} from '../calls/call-scope.ts';
import { isOneOfIds } from '../calls/conditions.sql.ts';
import { decideCalls, forATable } from '../calls/decide-calls.ts';
import { daysReady } from '../day-columns/day-columns.ts';
import type { Known } from './known.ts';
import { peopleOfDays } from './people-of-days.ts';

/** Days of a report, with what is looked up for them once for all of its blocks. */
export type Span = {
  days: Days;
  timeZone: string;
  period: CallFilters;
  /** The columns of these days; null where the rows have to be asked. */
  ready: () => ReturnType<typeof daysReady>;
  known: () => Promise<Known>;
  /** Who called on these days and on all days before; null where the rows have to be asked. */
  people: (who: Cohort['who']) => Promise<PeopleOfDays | null>;
};

/** Before which nobody called. */
const firstDay = '0001-01-01';

/** The calls of a block on these days. */
export type Side = {
  span: Span;
  filters: CallFilters;
  query: Query | null;
  /** The filters ask for these days, and for no other time. */
  isOfDays: boolean;
  /** The same for the database, looked up where it is asked. */
  conditions: () => Promise<readonly Condition[]>;
};

export async function spanOf(
  ctx: Ctx,
  days: Days,
  { timeZone, known }: Pick<Span, 'timeZone' | 'known'>,
): Promise<Span> {
  const period = await periodFilter(ctx, { dateFrom: days.from, dateTo: days.to }, timeZone);
  const peopleOf = (who: Cohort['who']) =>
    once(async () => {
      const all = await daysReady(ctx, { from: firstDay, to: days.to }, timeZone);
      return all && peopleOfDays(ctx, who, { days: all, timeZone });
    });
  const people = { customer: peopleOf('customer'), agent: peopleOf('agent') };
  return {
    days,
    timeZone,
    period,
    ready: once(() => daysReady(ctx, days, timeZone)),
    known,
    people: (who) => people[who](),
  };
}

export function sideOf(ctx: Ctx, { filters, query }: ReportInput, block: Block, span: Span): Side {
  const asked = joinFilters(filters, block.filters, span.period);
  return {
    span,
    filters: asked,
    query,
    isOfDays:
      isSame(asked.periods, span.period.periods) && !asked.also?.some(({ periods }) => periods !== undefined),
    conditions: once(async () => decided(ctx, await callScope(ctx, asked, query, forATable))),
  };
}

/** What the database can only narrow down is decided call by call. */
async function decided(ctx: Ctx, scope: CallScope): Promise<Condition[]> {
  if (hasPartialSets(scope)) throw fail('queries.too_slow');
  if (scope.undecided.length === 0) return allConditions(scope);
  const { ids, isCapped } = await decideCalls(ctx, scope, newestFirst);
  if (isCapped) throw fail('queries.too_slow');
  return [isOneOfIds(ids)];
}
