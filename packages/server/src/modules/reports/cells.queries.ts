import type { Cell } from '@earshot/core/reports/count-columns.ts';
import { ranksAround, z } from '@earshot/core/reports/estimates.ts';
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
export async function countCells(db: Db, workspaceId: number, asking: Asked): Promise<Cell[][]> {
  const { keys, sets, measures } = asking;
  const keyRefs = keys.map((_, at) => sql.ref(`k${at}`));
  // A bit for each key that is not in the set, the last key being the lowest.
  const set = keys.length === 0 ? sql`0` : sql`grouping(${sql.join(keyRefs)})`;
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
    select * from (select ${sql.join(told)} from (${askedCalls(workspaceId, asking)}) asked ${grouped}) counted
    where place <= ${mostCells} order by place`.execute(db);
  const bySet = Map.groupBy(rows, (row) => row.cell_set);
  const cells = sets.map((some) =>
    (bySet.get(bitsOf(some, keys.length)) ?? []).map((row) => cellOf(row, some, measures.length)),
  );
  for (const [at, { percentile }] of measures.entries()) {
    // The least and the most have no bounds.
    if (percentile === null || percentile === 0 || percentile === 1) continue;
    for (const [set, some] of sets.entries())
      await addBounds(db, workspaceId, asking, { some, at, percentile, cells: cells[set] ?? [] });
  }
  return cells;
}

/** Each call with its keys, and of each measure whether it is of the call, whether that counts, and its number. */
function askedCalls(
  workspaceId: number,
  { conditions, keys, measures, timeZone }: Omit<Asked, 'sets'>,
): RawBuilder<unknown> {
  const asked = [
    ...keys.map(({ key }, at) => sql`${key} as ${sql.ref(`k${at}`)}`),
    ...measures.flatMap(({ base, hit, number }, at) => [
      sql`${base} as ${sql.ref(`b${at}`)}`,
      sql`${hit} as ${sql.ref(`h${at}`)}`,
      sql`${number ?? sql`null::float8`} as ${sql.ref(`v${at}`)}`,
    ]),
  ];
  return sql`select ${sql.join([sql`files.id`, ...asked])}
    from files ${joinClock(timeZone)} ${sql.join(
      keys.map(({ join }) => join),
      sql` `,
    )}
    where ${allInWorkspace(workspaceId, conditions)} offset 0`;
}

type Percentile = { some: readonly number[]; at: number; percentile: number; cells: readonly Cell[] };

/** Between which numbers of a cell a percentile lies: those at the places of `ranksAround`. */
async function addBounds(
  db: Db,
  workspaceId: number,
  { measures, ...asking }: Asked,
  { some, at, percentile, cells }: Percentile,
): Promise<void> {
  const [measure] = measures.slice(at);
  const ranks = cells.map(({ counted }) => ranksAround(counted[at]?.n ?? 0, percentile));
  if (measure === undefined || ranks.every((one) => one === null)) return;
  const keys = some.map((key) => sql.ref(`k${key}`));
  const part = sql`${sql.lit(percentile)}::float8`;
  const margin = sql`${sql.lit(z)}::float8 * sqrt(size * ${part} * (1::float8 - ${part}))`;
  const { rows } = await sql<Record<string, string | number | null>>`
    select ${sql.join([...keys, sql`min(number) as low`, sql`max(number) as high`])} from (
      select ${sql.join([...keys, sql`v0 as number`])},
        row_number() over (${partition(keys)} order by v0) as place, count(*) over (${partition(keys)})::float8 as size
      from (${askedCalls(workspaceId, { ...asking, measures: [measure] })}) asked where b0
    ) placed
    where place in (floor(size * ${part} - ${margin}), ceil(size * ${part} + ${margin}) + 1)
    ${keys.length === 0 ? sql`` : sql`group by ${sql.join(keys)}`}`.execute(db);
  const found = new Map(
    rows.map((row) => [JSON.stringify(some.map((key) => row[`k${key}`] ?? null)), row] as const),
  );
  for (const [place, cell] of cells.entries()) {
    const own = cell.counted[at];
    const bounds = found.get(JSON.stringify(cell.keys));
    if (own === undefined || bounds === undefined || ranks[place] === null) continue;
    own.low = bounds.low as number;
    own.high = bounds.high as number;
  }
}

const partition = (keys: readonly RawBuilder<unknown>[]) =>
  keys.length === 0 ? sql`` : sql`partition by ${sql.join(keys)}`;

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
      low: null,
      high: null,
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
