import {
  type Column,
  type DayColumns,
  type Marks,
  marksOf,
  sizeOf,
} from '@earshot/core/reports/day-columns.ts';
import type { Days } from '@earshot/core/reports/report-period.ts';
import type { Ctx } from '../../platform/context.ts';
import { breathe } from '../../platform/one-at-a-time.ts';
import { calledAgain, type ReadDays } from './called-again.ts';
import { againColumn } from './column-names.ts';
import { columnsInMemory } from './columns-in-memory.ts';
import { findClock, listColumns, listDays, type StoredDay } from './day-columns.store.ts';
import { listBegun } from './day-rows.queries.ts';
import { readDay } from './read-day.ts';

export type { StoredDay };

/** Days that are read from their rows because they have changed; of more the rows are asked as a whole. */
const mostChanged = 8;
/** Days between which others are answered; their columns are in memory at once beside those that are kept. */
export const daysAtOnce = 60;

/**
 * Whether a period can be counted from columns now: the days are those of this clock, and few of them have changed since they were put
 * together. Null where the rows have to be asked. The caller sees one moment of the database, so that it stays so.
 */
export async function daysReady(ctx: Ctx, days: Days, timeZone: string): Promise<StoredDay[] | null> {
  // They are of all calls, and say what the machine makes of them.
  if (ctx.sight) return null;
  if ((await findClock(ctx.db, ctx.workspaceId)) !== timeZone) return null;
  const found = await listDays(ctx.db, ctx.workspaceId, days);
  return found.filter(({ isChanged }) => isChanged).length > mostChanged ? null : found;
}

/** Gives the columns of each day by these names, in pieces, so that others are answered between them. */
export async function eachDay(
  ctx: Ctx,
  found: readonly StoredDay[],
  { names, timeZone }: { names: readonly string[]; timeZone: string },
  take: (day: DayColumns) => void,
): Promise<void> {
  const stored = names.filter((name) => name !== againColumn);
  const read: ReadDays = (days, names) => readDays(ctx, days, { names, timeZone });
  for (let from = 0; from < found.length; from += daysAtOnce) {
    const days = found.slice(from, from + daysAtOnce);
    const again = names.includes(againColumn) ? await calledAgain(ctx, days, read) : null;
    for (const day of await read(days, stored)) {
      const column = again?.get(day.day);
      take(
        column === undefined ? day : { ...day, columns: new Map([...day.columns, [againColumn, column]]) },
      );
    }
    await breathe();
  }
}

/** Those that have changed from their rows, the others as they are stored; in the order of the days. */
async function readDays(
  ctx: Ctx,
  days: readonly StoredDay[],
  { names, timeZone }: { names: readonly string[]; timeZone: string },
): Promise<DayColumns[]> {
  const columns = await columnsOf(
    ctx,
    days.filter(({ isChanged }) => !isChanged),
    names,
  );
  const read: DayColumns[] = [];
  for (const { day, calls, isChanged } of days)
    read.push(
      isChanged
        ? await readDay(ctx.db, ctx.workspaceId, day, { timeZone, names })
        : { day, calls, columns: columns.get(day) ?? new Map() },
    );
  return read;
}

/** Which calls of a day, in the order of its columns, began before a time of day by the clock of the columns. */
export async function begunBy(
  ctx: Ctx,
  day: string,
  asked: { timeZone: string; until: string },
): Promise<Marks> {
  const begun = await listBegun(ctx.db, ctx.workspaceId, day, asked);
  return marksOf(
    begun.length,
    begun.flatMap((one, at) => (one ? [at] : [])),
  );
}

/** The columns of each day, by the day: those that are in memory, and those that are read now. */
async function columnsOf(
  ctx: Ctx,
  days: readonly StoredDay[],
  names: readonly string[],
): Promise<Map<string, Map<string, Column>>> {
  const memory = columnsInMemory(ctx);
  const keyOf = ({ day, version }: StoredDay, name: string) => `${ctx.workspaceId} ${day} ${version} ${name}`;
  const known = days.map((day) => names.map((name) => memory.get(keyOf(day, name))));
  const missing = days.filter((_, at) => known[at]?.includes(undefined));
  const rows =
    missing.length === 0
      ? []
      : await listColumns(ctx.db, ctx.workspaceId, { names, days: missing.map(({ day }) => day) });
  const read = new Map(rows.map(({ day, name, column }) => [`${day} ${name}`, column]));
  for (const day of missing)
    for (const name of names) {
      const column = read.get(`${day.day} ${name}`) ?? null;
      memory.keep(keyOf(day, name), column, column === null ? 0 : sizeOf(column));
    }
  return new Map(
    days.map(({ day }, at) => [
      day,
      new Map(
        names.flatMap((name, place) => {
          const column = known[at]?.[place] ?? read.get(`${day} ${name}`);
          return column ? [[name, column] as const] : [];
        }),
      ),
    ]),
  );
}
