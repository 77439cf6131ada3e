import { dayAfter } from '@earshot/core/agents/day-steps.ts';
import { calledAgainOf } from '@earshot/core/reports/called-again.ts';
import { type Column, type DayColumns, sizeOf } from '@earshot/core/reports/day-columns.ts';
import type { Ctx } from '../../platform/context.ts';
import { againDays } from '../calls/people-conditions.sql.ts';
import { columnsInMemory } from './columns-in-memory.ts';
import { listDays, type StoredDay } from './day-columns.store.ts';

/** Some columns of some days, in the order of the days. */
export type ReadDays = (days: readonly StoredDay[], names: readonly string[]) => Promise<DayColumns[]>;

/** Days in which somebody may call again: clocks that go forward have the last moment of a week in the day after it. */
export const daysBehind = againDays + 1;
const within_us = againDays * 86_400_000_000;

/**
 * Whether the customers of each call of some days, in their order, called again, by the day. It follows from when calls of these days and
 * of those behind them began, whatever period is asked for, and is kept in memory as long as none of them is another.
 */
export async function calledAgain(
  ctx: Ctx,
  days: readonly StoredDay[],
  read: ReadDays,
): Promise<Map<string, Column>> {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return new Map();
  const around = await listDays(ctx.db, ctx.workspaceId, {
    from: first.day,
    to: dayAfter(last.day, daysBehind),
  });
  const memory = columnsInMemory(ctx);
  const told = new Map<string, Column>();
  const missing: { day: string; behind: StoredDay[]; key: string | null }[] = [];
  for (const { day } of days) {
    const end = dayAfter(day, daysBehind);
    const behind = around.filter((one) => one.day >= day && one.day <= end);
    const key = keyOf(ctx.workspaceId, behind);
    const known = key === null ? undefined : memory.get(key);
    if (known) told.set(day, known);
    else missing.push({ day, behind, key });
  }
  const needed = new Set(missing.flatMap(({ behind }) => behind));
  const columns = await read(
    around.filter((one) => needed.has(one)),
    ['customer', 'began'],
  );
  const fresh = calledAgainOf(columns, within_us);
  for (const { day, key } of missing) {
    const column = fresh.get(day);
    if (column === undefined) continue;
    told.set(day, column);
    if (key !== null) memory.keep(key, column, sizeOf(column));
  }
  return told;
}

/** Null where a day has changed since it was put together: nothing says of which moment it is. */
function keyOf(workspaceId: number, days: readonly StoredDay[]): string | null {
  if (days.some(({ isChanged }) => isChanged)) return null;
  return `${workspaceId} again ${days.map(({ day, version }) => `${day} ${version}`).join()}`;
}
