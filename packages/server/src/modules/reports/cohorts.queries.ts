import type { Cohort, CohortSteps } from '@earshot/core/reports/cohort.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import type { Condition } from '../call-index/phrase.sql.ts';
import { allInWorkspace } from '../calls/conditions.sql.ts';
import { begunSql, type PersonColumn } from '../calls/since-conditions.sql.ts';
import { joinClock, type KeySql } from './keys.sql.ts';

const columns = { customer: 'subscriber_id', agent: 'agent_id' } as const satisfies Record<
  Cohort['who'],
  PersonColumn
>;

/** Cohorts that there is at least one of. */
export type AskedCohorts = Cohort & Pick<CohortSteps, 'last' | 'underWay'> & { first: string };

/** Who began in the cohorts, and in which. */
const begunIn = (workspaceId: number, { who, step, first, last }: AskedCohorts): RawBuilder<unknown> =>
  begunSql(workspaceId, columns[who], { step, from: first, below: sql`(${last}::date + 1)` });

/**
 * The cohort of a call as its first day, how many steps later the call is, and the same for those of steps that are over: keys that calls
 * are counted by.
 */
export function cohortKeys(workspaceId: number, asked: AskedCohorts): KeySql[] {
  const { who, step, underWay } = asked;
  const cohort = sql.ref('begun.cohort');
  const now = sql`date_trunc(${sql.lit(step)}, began.local)::date`;
  const monthOf = (day: RawBuilder<unknown>) =>
    sql`(extract(year from ${day}) * 12 + extract(month from ${day}))::int`;
  const after = step === 'week' ? sql`(${now} - ${cohort}) / 7` : sql`${monthOf(now)} - ${monthOf(cohort)}`;
  const none = sql``;
  return [
    {
      key: sql`${cohort}::text`,
      join: sql`join (${begunIn(workspaceId, asked)}) begun on begun.person = ${sql.ref(`files.${columns[who]}`)}`,
    },
    { key: sql`(${after})::text`, join: none },
    { key: sql`case when ${now} < ${underWay ?? '9999-12-31'}::date then (${after})::text end`, join: none },
  ];
}

/** How many people are in each cohort, by its first day. */
export async function countMembers(
  db: Db,
  workspaceId: number,
  asked: AskedCohorts,
): Promise<Map<string, number>> {
  const { rows } = await sql<{ cohort: string; people: number }>`
    select begun.cohort::text as cohort, count(*)::int as people from (${begunIn(workspaceId, asked)}) begun
    group by begun.cohort`.execute(db);
  return new Map(rows.map(({ cohort, people }) => [cohort, people]));
}

type Asked = { conditions: readonly Condition[]; timeZone: string };

/** Calls and people behind some keys; a set names its keys by their places. */
export type PeopleCell = { keys: (string | null)[]; calls: number; people: number };

/** How many people had calls, and how many calls, in each of some sets of the keys of cohorts. */
export async function countPeople(
  db: Db,
  workspaceId: number,
  cohorts: AskedCohorts,
  sets: readonly (readonly number[])[],
  { conditions, timeZone }: Asked,
): Promise<PeopleCell[][]> {
  const keys = cohortKeys(workspaceId, cohorts);
  const refs = keys.map((_, at) => sql.ref(`k${at}`));
  const told = sets.map((some) => sql`(${sql.join(some.map((at) => sql.ref(`k${at}`)))})`);
  const { rows } = await sql<Record<string, number | string | null>>`
    select ${sql.join(refs)}, grouping(${sql.join(refs)}) as cell_set,
      count(*)::int as calls, count(distinct asked.person)::int as people
    from (
      select ${sql.ref(`files.${columns[cohorts.who]}`)} as person,
        ${sql.join(keys.map(({ key }, at) => sql`${key} as ${sql.ref(`k${at}`)}`))}
      from files ${joinClock(timeZone)} ${sql.join(
        keys.map(({ join }) => join),
        sql` `,
      )}
      where ${allInWorkspace(workspaceId, conditions)} offset 0) asked
    group by grouping sets (${sql.join(told)})`.execute(db);
  return sets.map((some) => {
    const set = keys.reduce((bits, _, at) => bits * 2 + Number(!some.includes(at)), 0);
    return rows
      .filter((row) => row.cell_set === set)
      .map((row) => ({
        keys: some.map((at) => row[`k${at}`] as string | null),
        calls: row.calls as number,
        people: row.people as number,
      }));
  });
}

/** How many calls there are, and how many of nobody. */
export async function countNobodys(
  db: Db,
  workspaceId: number,
  { who }: Cohort,
  conditions: readonly Condition[],
): Promise<{ calls: number; nobodys: number }> {
  const { rows } = await sql<{ calls: number; nobodys: number }>`
    select count(*)::int as calls, count(*) filter (where ${sql.ref(`files.${columns[who]}`)} is null)::int as nobodys
    from files where ${allInWorkspace(workspaceId, conditions)}`.execute(db);
  return rows[0] ?? { calls: 0, nobodys: 0 };
}
