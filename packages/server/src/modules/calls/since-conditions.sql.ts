import type { SinceFilter, SinceStep } from '@earshot/core/calls/since-filters.ts';
import { type RawBuilder, sql } from 'kysely';
import { startedSql } from '../agents/days.sql.ts';
import type { Condition } from '../call-index/phrase.sql.ts';
import type { CallCondition } from '../files/call-conditions.ts';
import { anyOf } from './conditions.sql.ts';
import { localStart, zoneOf } from './time-conditions.sql.ts';

/** The column of a call that says who it was; of people who were merged it is the one that is left. */
export type PersonColumn = 'subscriber_id' | 'agent_id';

/** Weeks or months, of whoever began on some days, from one on and below another. */
type Steps = { step: SinceStep; from: string; below: RawBuilder<unknown> };

/** The day that begins so many steps after another. */
const laterSql = (step: SinceStep, day: RawBuilder<unknown>, after: RawBuilder<unknown>) =>
  step === 'week' ? sql`(${day} + ${after} * 7)` : sql`(${day} + make_interval(months => ${after}))::date`;

/**
 * Everybody whose first call of all was on some days, as `person`, with the week or month that it was in, as `cohort`. Whoever has a call
 * about then and none before is found by two indexes; to look for the first call of each person would read every call there is. No
 * clock is two days from the moments that the indexes know.
 *
 * Somebody limited asks their own view of `files`: whether a person called another team before is not for them to know, so that people
 * begin with the first call that whoever asks may see.
 */
export function begunSql(workspaceId: number, person: PersonColumn, { step, from, below }: Steps) {
  const column = (table: string) => sql.ref(`${table}.${person}`);
  const earliest = sql`((${from}::date - 2)::timestamp at time zone 'UTC')`;
  const latest = sql`((${below}::date + 2)::timestamp at time zone 'UTC')`;
  const day = sql`(min(${startedSql}) at time zone ${zoneOf(workspaceId)})::date`;
  return sql<{ person: number; cohort: string }>`
    select ${column('f')} as person, date_trunc(${sql.lit(step)}, ${day})::date as cohort
    from files f
    where f.workspace_id = ${workspaceId} and ${column('f')} is not null and ${startedSql} >= ${earliest} and ${startedSql} < ${latest}
    group by ${column('f')}
    having ${day} >= ${from}::date and ${day} < ${below}::date and not exists (select from files e where e.workspace_id = ${workspaceId} and ${column('e')} = ${column('f')}
      and coalesce(e.recorded_at, e.created_at) < ${earliest})`;
}

/** Calls of people who began in one of some steps, all weeks or all months, and all of them so much later or all whenever. */
function isSince(workspaceId: number, person: PersonColumn, asked: readonly SinceFilter[]): Condition {
  const firsts = asked.map(({ first }) => first).toSorted();
  const [from] = firsts;
  const last = firsts.at(-1);
  const [some] = asked;
  if (from === undefined || last === undefined || some === undefined) return sql<boolean>`false`;
  const { step } = some;
  const column = sql.ref(`files.${person}`);
  const below = laterSql(step, sql`${last}::date`, sql`1`);
  const begun = begunSql(workspaceId, person, { step, from, below });
  if (some.after === null)
    return onceFor(
      sql`${column} in (select begun.person from (${begun}) begun where begun.cohort = any(${firsts}::date[]))`,
    );
  const days = asked.map(({ first }) => first);
  const afters = asked.map(({ after }) => after);
  return onceFor(sql`(${column}, date_trunc(${sql.lit(step)}, ${localStart(workspaceId)})::date) in (
    select begun.person, ${laterSql(step, sql`asked.first`, sql`asked.after`)} from (${begun}) begun
    join unnest(${days}::date[], ${afters}::int[]) asked (first, after) on asked.first = begun.cohort)`);
}

/**
 * A list that is made once and then looked into, call by call. As a plain `in` it would be joined, and as nobody can tell beforehand how many
 * people began then, all of them would be gone through for each call.
 */
const onceFor = (isIn: RawBuilder<unknown>): Condition => sql<boolean>`(${isIn}) is true`;

function sinceConditions(
  workspaceId: number,
  person: PersonColumn,
  asked: readonly SinceFilter[],
): Condition[] {
  if (asked.length === 0) return [];
  const alike = Map.groupBy(asked, ({ step, after }) => `${step} ${after === null}`);
  return [anyOf(Array.from(alike.values(), (some) => isSince(workspaceId, person, some)))];
}

export const agentsSinceCondition: CallCondition<'agents_since'> = {
  name: 'agents_since',
  conditions: (asked, { workspaceId }) => sinceConditions(workspaceId, 'agent_id', asked),
};

export const subscribersSinceCondition: CallCondition<'subscribers_since'> = {
  name: 'subscribers_since',
  conditions: (asked, { workspaceId }) => sinceConditions(workspaceId, 'subscriber_id', asked),
};
