import { weekdays } from '@earshot/core/calls/dimensions.ts';
import { type RawBuilder, sql } from 'kysely';
import type { CallCondition } from '../files/call-conditions.ts';
import { columnOf } from './dimension-columns.sql.ts';

/** The clock of a workspace, which is looked up once. */
export const zoneOf = (workspaceId: number): RawBuilder<string> =>
  sql<string>`(select coalesce(w.settings ->> 'time_zone', 'UTC') from workspaces w where w.id = ${workspaceId})`;

/** When the call `files` began by the clock of its workspace. */
export const localStart = (workspaceId: number): RawBuilder<Date> =>
  sql<Date>`(${columnOf('recorded_at')} at time zone ${zoneOf(workspaceId)})`;

export const hourOf = (local: RawBuilder<Date>): RawBuilder<string> => sql<string>`to_char(${local}, 'HH24')`;

/** By its place in the week, the first of which is Monday. */
export const weekdayOf = (local: RawBuilder<Date>): RawBuilder<number> =>
  sql<number>`extract(isodow from ${local})::int`;

export const hourCondition: CallCondition<'hour'> = {
  name: 'hour',
  conditions: (asked, { workspaceId }) =>
    asked.length === 0 ? [] : [sql`${hourOf(localStart(workspaceId))} = any(${[...asked]}::text[])`],
};

export const weekdayCondition: CallCondition<'weekday'> = {
  name: 'weekday',
  conditions: (asked, { workspaceId }) =>
    asked.length === 0
      ? []
      : [
          sql`${weekdayOf(localStart(workspaceId))} = any(${asked.map((day) => weekdays.indexOf(day) + 1)}::int[])`,
        ],
};
