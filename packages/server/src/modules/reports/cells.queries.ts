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
  /** What the calls are grouped by. */
  keys: readonly KeySql[];
  /** Which of these keys are told together, each set by itself; the empty one is that of all calls. */
  sets: readonly (readonly number[])[];
  measures: readonly AskedMeasure[];
  timeZone: string;
};

/**
 * What the calls come to in each of some sets of keys, the cells with the most calls first. The calls are read once for all sets, as
 * some measures take long to be asked of a call.
 */
export async function countCells(
  db: Db,
  workspaceId: number,
  { conditions, keys, sets, measures, timeZone }: Asked,
): Promise<Cell[][]> {
  const keyRefs = keys.map((_, at) => sql.ref(`k${at}`));
  // A bit for each key that is not in the set, the last key being the lowest.
  const set = keys.length === 0 ? sql`0` : sql`grouping(${sql.join(keyRefs)})`;
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
    sql`${set} as cell_set`,
    sql`count(*)::int as calls`,
    sql`row_number() over (partition by ${set} order by count(*) desc) as place`,
    ...measures.flatMap((one, at) => columnsOf(one, at)),
  ];
  const grouped =
    keys.length === 0
      ? sql``
      : sql`group by grouping sets (${sql.join(sets.map((some) => sql`(${sql.join(some.map((at) => sql.ref(`k${at}`)))})`))})`;
  const { rows } = await sql<Record<string, number | string | null>>`
    select * from (select ${sql.join(told)} from (
      select ${sql.join([sql`files.id`, ...asked])}
      from files ${joinClock(timeZone)} ${sql.join(
        keys.map(({ join }) => join),
        sql` `,
      )}
      where ${allInWorkspace(workspaceId, conditions)} offset 0
    ) asked ${grouped}) counted where place <= ${mostCells} order by place`.execute(db);
  const bySet = Map.groupBy(rows, (row) => row.cell_set);
  return sets.map((some) =>
    (bySet.get(bitsOf(some, keys.length)) ?? []).map((row) => cellOf(row, some, measures.length)),
  );
}

/** The set as `grouping` names it. */
const bitsOf = (some: readonly number[], keys: number): number =>
  Array.from({ length: keys }, (_, at) => (some.includes(at) ? 0 : 2 ** (keys - 1 - at))).reduce(
    (sum, bit) => sum + bit,
    0,
  );

function cellOf(
  row: Record<string, number | string | null>,
  some: readonly number[],
  measures: number,
): Cell {
  return {
    keys: some.map((at) => row[`k${at}`] as string | null),
    calls: row.calls as number,
    counted: Array.from({ length: measures }, (_, at) => ({
      n: row[`n${at}`] as number,
      hits: row[`hits${at}`] as number,
      total: row[`total${at}`] as number | null,
      deviation: row[`deviation${at}`] as number | null,
      middle: row[`middle${at}`] as number | null,
    })),
  };
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
