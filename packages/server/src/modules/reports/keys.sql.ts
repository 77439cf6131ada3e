import { type ManyName, manyNames, type OneName, weekdays } from '@earshot/core/calls/dimensions.ts';
import { type ByName, byOf, isTimeStep, lengthSteps_s } from '@earshot/core/reports/by-what.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { conditionOf } from '../calls/conditions-apart.ts';
import { hourOf, weekdayOf } from '../calls/time-conditions.sql.ts';
import { saidOf } from '../calls/unsaid-condition.sql.ts';
import type { AskedMeasure } from './cells.queries.ts';

/** What calls are grouped by, beside `files`: the key as text, null of calls that say nothing, and what has to be joined for it. */
export type KeySql = { key: RawBuilder<string | null>; join: RawBuilder<unknown> };

const nothing = sql``;
/** When a call began by the clock of the workspace; joined once for all keys that go by it. */
const local = sql.ref<Date>('began.local');

/** `at`: which way to group it is, so that two of them have names of their own. */
export function keySql(ctx: Ctx, name: ByName, at: number): KeySql {
  const plain = (key: RawBuilder<string | null>): KeySql => ({ key, join: nothing });
  if (isTimeStep(name)) return plain(sql`date_trunc(${sql.lit(name)}, ${local})::date::text`);
  switch (name) {
    case 'hour':
      return plain(hourOf(local));
    case 'weekday':
      return plain(sql`(array[${sql.join(weekdays.map((day) => sql.lit(day)))}])[${weekdayOf(local)}]`);
    case 'length': {
      const starts = sql.join(lengthSteps_s.map((start) => sql.lit(start * 1000)));
      return plain(
        sql`(array[${sql.join(lengthSteps_s.map((start) => sql.lit(String(start))))}])[width_bucket(files.duration_ms::bigint, array[${starts}]::bigint[])]`,
      );
    }
    case 'team': {
      const own = sql.table(`team${at}`);
      return {
        key: sql`case when files.agent_id is not null then coalesce(${sql.ref(`team${at}.team_id`)}, 0)::text end`,
        join: sql`left join agents ${own} on ${sql.ref(`team${at}.workspace_id`)} = ${ctx.workspaceId}
          and ${sql.ref(`team${at}.id`)} = files.agent_id`,
      };
    }
    default: {
      const { unsaid } = byOf(name);
      if (unsaid === undefined) throw new Error(`No place says what ${name} a call has`);
      const many = manyNames.find((one) => one === unsaid);
      return many === undefined ? plain(saidOf(unsaid as OneName)) : manyOf(ctx, many, at);
    }
  }
}

/** Each of some things that a call has; none of them is null. */
function manyOf(ctx: Ctx, name: ManyName, at: number): KeySql {
  const { values } = conditionOf(name, ctx);
  if (values === undefined) throw new Error(`Nobody says which ${name} a call has`);
  return {
    key: sql.ref(`many${at}.value`),
    join: sql`left join (${values(ctx)}) ${sql.table(`many${at}`)} on ${sql.ref(`many${at}.file_id`)} = files.id`,
  };
}

/** By the last of some numbers that the number of a call reaches; null of calls that a measure is not of. */
export function binsSql(
  { base, number }: Pick<AskedMeasure, 'base' | 'number'>,
  starts: readonly number[],
): KeySql {
  if (number === null) throw new Error('What is only counted has no distribution');
  const names = sql.join(starts.map((start) => sql.lit(String(start))));
  const numbers = sql.join(starts.map((start) => sql.lit(start)));
  return {
    key: sql`(array[${names}])[nullif(width_bucket(case when ${base} then ${number} end, array[${numbers}]::float8[]), 0)]`,
    join: nothing,
  };
}

/** When each call began by a clock, for the keys that go by it. */
export const joinClock = (timeZone: string): RawBuilder<unknown> => sql`cross join lateral (
  select coalesce(files.recorded_at, files.created_at) at time zone ${timeZone} as local) began`;
