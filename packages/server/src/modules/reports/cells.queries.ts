import type { Cell } from '@earshot/core/reports/count-columns.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import type { Condition } from '../call-index/phrase.sql.ts';
import { allInWorkspace } from '../calls/conditions.sql.ts';
import { joinClock, type KeySql } from './keys.sql.ts';

/** A measure as the database is asked: calls that it is of, those that count, and the number that each has. */
export type AskedMeasure = {
  base: Condition;
  hit: Condition;
  /** Null where calls are only counted. */
  number: RawBuilder<number | null> | null;
  /** The part of the calls below which the number that is told lies; null where it is a mean or a sum. */
  percentile: number | null;
};

/** More cells than anybody looks at; those with the most calls come first. */
export const mostCells = 4000;

type Asked = {
  conditions: readonly Condition[];
  keys: readonly KeySql[];
  measures: readonly AskedMeasure[];
  timeZone: string;
};

/** What the calls come to for each key, or for each pair of keys; without keys all of them, once. */
export async function countCells(
  db: Db,
  workspaceId: number,
  { conditions, keys, measures, timeZone }: Asked,
): Promise<Cell[]> {
  const keyRefs = keys.map((_, at) => sql.ref(`k${at}`));
  const asked = [
    ...keys.map(({ key }, at) => sql`${key} as ${sql.ref(`k${at}`)}`),
    ...measures.flatMap(({ base, hit, number }, at) => [
      sql`${base} as ${sql.ref(`b${at}`)}`,
      sql`${hit} as ${sql.ref(`h${at}`)}`,
      sql`${number ?? sql`null::float8`} as ${sql.ref(`v${at}`)}`,
    ]),
  ];
  const told = [
    ...keyRefs,
    sql`count(*)::int as calls`,
    ...measures.flatMap((one, at) => columnsOf(one, at)),
  ];
  const grouped = keys.length === 0 ? sql`` : sql`group by ${sql.join(keyRefs)}`;
  const { rows } = await sql<Record<string, number | string | null>>`
    select ${sql.join(told)} from (
      select ${sql.join([sql`files.id`, ...asked])}
      from files ${joinClock(timeZone)} ${sql.join(
        keys.map(({ join }) => join),
        sql` `,
      )}
      where ${allInWorkspace(workspaceId, conditions)} offset 0
    ) asked ${grouped} order by calls desc limit ${mostCells}`.execute(db);
  return rows.map((row) => ({
    keys: keys.map((_, at) => row[`k${at}`] as string | null),
    calls: row.calls as number,
    counted: measures.map((_, at) => ({
      n: row[`n${at}`] as number,
      hits: row[`hits${at}`] as number,
      total: row[`total${at}`] as number | null,
      deviation: row[`deviation${at}`] as number | null,
      middle: row[`middle${at}`] as number | null,
    })),
  }));
}

function columnsOf({ percentile }: AskedMeasure, at: number): RawBuilder<unknown>[] {
  const name = (letter: string) => sql.ref(`${letter}${at}`);
  const value = name('v');
  const of = sql`filter (where ${name('b')})`;
  return [
    sql`(count(*) ${of})::int as ${name('n')}`,
    sql`(count(*) filter (where ${name('b')} and ${name('h')}))::int as ${name('hits')}`,
    sql`sum(${value}) ${of} as ${name('total')}`,
    sql`stddev_samp(${value}) ${of} as ${name('deviation')}`,
    percentile === null
      ? sql`null::float8 as ${name('middle')}`
      : sql`percentile_cont(${sql.lit(percentile)}) within group (order by ${value}) ${of} as ${name('middle')}`,
  ];
}
