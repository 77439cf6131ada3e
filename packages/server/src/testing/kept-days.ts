/** Days that are kept as columns, and what the rows come to that they follow from. */
import { type Column, storedOf } from '@earshot/core/reports/day-columns.ts';
import { sql } from 'kysely';
import { findClock, listColumns, listDays } from '../modules/day-columns/day-columns.store.ts';
import { readDay } from '../modules/day-columns/read-day.ts';
import type { Ctx } from '../platform/context.ts';
import { ofOneMoment } from '../platform/one-moment.ts';

const allDays = { from: '0001-01-01', to: '9999-12-31' };

/** Days that nobody has marked, and that differ from their rows all the same; none where all is well. */
export function wrongDays(ctx: Ctx): Promise<string[]> {
  return ofOneMoment(ctx, async (ctx) => {
    const { db, workspaceId } = ctx;
    const timeZone = await findClock(db, workspaceId);
    if (timeZone === undefined) return [];
    const kept = await listDays(db, workspaceId, allDays);
    const { rows } = await sql<{ day: string }>`
      select distinct (coalesce(f.recorded_at, f.created_at) at time zone ${timeZone})::date::text as day from files f
      where f.workspace_id = ${workspaceId}`.execute(db);
    const changed = new Set(kept.filter(({ isChanged }) => isChanged).map(({ day }) => day));
    const days = new Set([...rows, ...kept].map(({ day }) => day).filter((day) => !changed.has(day)));
    const wrong: string[] = [];
    for (const day of days) {
      const fresh = await readDay(db, workspaceId, day, { timeZone, names: null });
      const names = await sql<{ name: string }>`
        select c.name from day_columns c where c.workspace_id = ${workspaceId} and c.day = ${day}::date`.execute(
        db,
      );
      const stored = await listColumns(db, workspaceId, {
        names: names.rows.map(({ name }) => name),
        days: [day],
      });
      const calls = kept.find((one) => one.day === day)?.calls ?? 0;
      const there = textOf(stored.map(({ name, column }) => [name, column]));
      const expected = fresh.calls === 0 ? textOf([]) : textOf([...fresh.columns]);
      if (calls !== fresh.calls || there !== expected) wrong.push(day);
    }
    return wrong;
  });
}

const textOf = (columns: readonly (readonly [string, Column])[]): string =>
  JSON.stringify(
    columns
      .map(([name, column]) => {
        const { data, words } = storedOf(column);
        return [name, Buffer.from(data).toString('base64'), words];
      })
      .sort(([one], [other]) => (String(one) < String(other) ? -1 : 1)),
  );
