import { untold } from '@earshot/core/reports/column-sums.ts';
import type { Cell } from '@earshot/core/reports/count-columns.ts';
import { z } from '@earshot/core/reports/estimates.ts';
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
  // How many numbers a cell has says at which places the bounds of a percentile lie.
  const sizes = measures.flatMap(({ percentile }, at) => (isBounded(percentile) ? [at] : []));
  const grouping = [...keyRefs, ...sizes.map((at) => sql.ref(`w${at}`))];
  const within = keys.length === 0 ? sql`` : sql`partition by ${sql.join(keyRefs)}`;
  const sized = sizes.map(
    (at) =>
      sql`count(*) filter (where ${sql.ref(`b${at}`)}) over (${within})::float8 as ${sql.ref(`w${at}`)}`,
  );
  const grouped = grouping.length === 0 ? sql`` : sql`group by ${sql.join(grouping)}`;
  const { rows } = await sql<Record<string, number | string | null>>`
    select ${sql.join(told)} from (
      select ${sql.join([sql`asked.*`, ...sized])} from (
        select ${sql.join([sql`files.id`, ...asked])}
        from files ${joinClock(timeZone)} ${sql.join(
          keys.map(({ join }) => join),
          sql` `,
        )}
        where ${allInWorkspace(workspaceId, conditions)} offset 0
      ) asked
    ) sized ${grouped} order by calls desc limit ${mostCells}`.execute(db);
  // Without a call there is nothing to group by sizes.
  if (rows.length === 0 && keys.length === 0)
    return [{ keys: [], calls: 0, counted: measures.map(() => ({ ...untold, n: 0, hits: 0 })) }];
  return rows.map((row) => ({
    keys: keys.map((_, at) => row[`k${at}`] as string | null),
    calls: row.calls as number,
    counted: measures.map((_, at) => ({
      n: row[`n${at}`] as number,
      hits: row[`hits${at}`] as number,
      total: row[`total${at}`] as number | null,
      deviation: row[`deviation${at}`] as number | null,
      middle: row[`middle${at}`] as number | null,
      low: row[`low${at}`] as number | null,
      high: row[`high${at}`] as number | null,
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
    ...percentilesOf(percentile, at, of),
  ];
}

const isBounded = (percentile: number | null): boolean =>
  percentile !== null && percentile > 0 && percentile < 1;

/** A percentile, and between which numbers it lies: the places are those of `ranksAround`. */
function percentilesOf(
  percentile: number | null,
  at: number,
  of: RawBuilder<unknown>,
): RawBuilder<unknown>[] {
  const [value, size] = [sql.ref(`v${at}`), sql.ref(`w${at}`)];
  const names = ['middle', 'low', 'high'].map((name) => sql.ref(`${name}${at}`));
  const none = sql`null::float8`;
  const part = sql`${sql.lit(percentile)}::float8`;
  const middle =
    percentile === null ? none : sql`percentile_cont(${part}) within group (order by ${value}) ${of}`;
  if (!isBounded(percentile)) return [middle, none, none].map((one, place) => sql`${one} as ${names[place]}`);
  const margin = sql`${sql.lit(z)}::float8 * sqrt(${size} * ${part} * (1::float8 - ${part}))`;
  const ranks = [sql`floor(${size} * ${part} - ${margin})`, sql`ceil(${size} * ${part} + ${margin}) + 1`];
  const [low, high] = ranks;
  const bounds = ranks.map(
    (
      rank,
    ) => sql`percentile_disc(case when ${low} >= 1 and ${high} <= ${size} then (${rank} - 0.5) / ${size} end)
      within group (order by ${value}) ${of}`,
  );
  return [middle, ...bounds].map((one, place) => sql`${one} as ${names[place]}`);
}
