import { countCap } from '@earshot/core/calls/calls.api.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import { type CallSet, type PhraseLookup, stillThere } from '../call-index/expression.sql.ts';
import type { Condition } from '../call-index/phrase.sql.ts';
import { byWordIndexes } from '../call-index/word-indexes.queries.ts';
import { allInWorkspace } from './conditions.sql.ts';

export type CallCount = {
  count: number;
  /** There are more than were counted. */
  count_is_capped: boolean;
  /** The calls themselves, where they are few. */
  ids: string[] | null;
};

/** So many calls are handed over by name; more are looked for again. */
const fewCalls = 2000;

/** Counts those of a few calls that meet a condition; null where filters leave more than `most` of them. */
export async function countAmongFew(
  db: Db,
  workspaceId: number,
  filters: readonly Condition[],
  condition: Condition,
  most: number,
): Promise<CallCount | null> {
  const filtered = allInWorkspace(workspaceId, filters);
  const { rows } = await sql<{ filtered: number; ids: string | null }>`
    with few as materialized (select files.id from files where ${filtered} limit ${most + 1})
    select (select count(*) from few) as filtered, ${namesOf(sql`files.id`)} as ids from files
    where files.workspace_id = ${workspaceId} and files.id in (select id from few)
      and (select count(*) from few) <= ${most} and ${condition}`.execute(db);
  const [found] = rows;
  if (found === undefined || found.filtered > most) return null;
  const ids = readNames(found.ids) ?? [];
  return { count: ids.length, count_is_capped: false, ids };
}

/** Counts all calls that there are, to just beyond the cap. */
async function countAll(db: Db, workspaceId: number): Promise<CallCount> {
  const all = sql`select from files where ${allInWorkspace(workspaceId, [])} limit ${countCap + 1}`;
  const { rows } = await sql<{ count: number }>`select count(*) as count from (${all}) as found`.execute(db);
  return presentCount({ count: rows[0]?.count ?? 0, ids: null });
}

/** Counts those that meet all conditions, to just beyond the cap. */
export async function countCalls(
  db: Db,
  workspaceId: number,
  conditions: readonly Condition[],
): Promise<CallCount> {
  if (conditions.length === 0) return countAll(db, workspaceId);
  const some = allInWorkspace(workspaceId, conditions);
  return presentCount(
    await countIds(db, sql`select files.id from files where ${some} limit ${countCap + 1}`),
  );
}

/**
 * A call's phrases mostly lie side by side, so where the rows of a set go on to another call tells how many calls there
 * are without waiting for the last row. A call can begin twice; with some to spare the count still gets beyond the cap.
 */
const firstBeginnings = Math.ceil(1.05 * countCap);

const usualLimits = {
  /** Where so many phrases would have to be looked at, the newest calls are asked first. */
  manyPhrases: 20_000,
  /** So many of them, or fewer where they have more phrases than this. */
  mostAsked: 2000,
  phrasesAsked: 50_000,
  /** How many phrases calls have is seen from so many. */
  sampled: 100,
  /** Where fewer of them are meant than this share, all phrases are looked at after all. */
  leastShare: 0.1,
};

/**
 * Counts the calls of a set to just beyond the cap. Where common words may stand apart, most phrases have them and few
 * are meant; then it tells how many there are at least, from the newest calls.
 */
export async function countSet(
  db: Db,
  workspaceId: number,
  { set, callByCall }: { set: CallSet; callByCall: Condition },
  limits = usualLimits,
): Promise<CallCount> {
  const { row, lookup, known } = set;
  if (known !== null) return countKnown(db, workspaceId, [...known.keys()]);
  const isMany = lookup !== null && (await leadsToMany(db, lookup, limits.manyPhrases));
  if (isMany && lookup.isLoose) {
    const asked = await howManyNewest(db, workspaceId, limits);
    const newest = await countNewest(db, workspaceId, callByCall, asked);
    if (newest.looked_at < asked) return presentCount(newest);
    if (newest.count >= asked * limits.leastShare) return presentAtLeast(newest.count);
  }
  const ids = (isMany && lookup.narrowed) || set.ids;
  return byWordIndexes(db, async (tx) => {
    if (row === 'call') return presentCount(await countIds(tx, sql`${ids} limit ${countCap + 1}`));
    const beginnings = sql`select id from (select id, lag(id) over () as before from (${ids}) as found) as rows
      where before is distinct from id`;
    const first = await countIds(tx, sql`${beginnings} limit ${firstBeginnings}`);
    if (first.looked_at < firstBeginnings || first.count > countCap) return presentCount(first);
    return presentCount(await countIds(tx, ids));
  });
}

/** A few are told of beyond the cap, because some of them may be gone; of all only where too many are. */
async function countKnown(db: Db, workspaceId: number, ids: readonly string[]): Promise<CallCount> {
  const some = ids.slice(0, firstBeginnings);
  const found = await countIds(db, stillThere(workspaceId, some));
  return presentCount(
    found.count > countCap || some.length === ids.length
      ? found
      : await countIds(db, stillThere(workspaceId, ids)),
  );
}

async function leadsToMany(
  db: Db,
  { found, isLoose, narrowed }: PhraseLookup,
  many: number,
): Promise<boolean> {
  return (isLoose || narrowed !== null) && (await expectedRows(db, found)) >= many;
}

/** How many rows the database expects of a statement, which it tells without running it. */
async function expectedRows(db: Db, statement: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>`
    explain (format json) ${statement}`.execute(db);
  return rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0;
}

/** How many calls have as many phrases as may be asked, going by some of the newest. */
async function howManyNewest(
  db: Db,
  workspaceId: number,
  { mostAsked, phrasesAsked, sampled }: typeof usualLimits,
): Promise<number> {
  const { rows } = await sql<{ phrases: number }>`
    select count(*) as phrases from (${newestCalls(workspaceId, sampled)}) as newest
    join phrase_index p on p.workspace_id = ${workspaceId} and p.file_id = newest.id`.execute(db);
  const phrasesPerCall = Math.max(1, (rows[0]?.phrases ?? 0) / sampled);
  return Math.min(mostAsked, Math.max(sampled, Math.floor(phrasesAsked / phrasesPerCall)));
}

function newestCalls(workspaceId: number, most: number): RawBuilder<unknown> {
  return sql`select * from files where files.workspace_id = ${workspaceId}
    order by files.recorded_at desc nulls last, files.id desc limit ${most}`;
}

/** Asks the newest calls one after the other. */
function countNewest(db: Db, workspaceId: number, condition: Condition, most: number): Promise<Counted> {
  return countRows(
    db,
    sql`select files.id, ${condition} as is_meant from (${newestCalls(workspaceId, most)}) as files`,
  );
}

type Counted = { count: number; looked_at: number; ids: string[] | null };

/** Counts the calls of which a row is meant. A row has the `id` of a call, and `is_meant`. */
async function countRows(db: Db, phrases: RawBuilder<unknown>): Promise<Counted> {
  const { rows } = await sql<Omit<Counted, 'ids'> & { ids: string | null }>`
    select count(*) filter (where is_meant) as count, coalesce(sum(looked_at), 0)::bigint as looked_at,
      case when count(*) filter (where is_meant) <= ${fewCalls} then ${namesOf(sql`id`)} filter (where is_meant) end as ids
    from (
      select id, bool_or(is_meant) as is_meant, count(*) as looked_at from (${phrases}) as phrases group by id
    ) as calls`.execute(db);
  const [found] = rows;
  return found ? { ...found, ids: readNames(found.ids) } : { count: 0, looked_at: 0, ids: null };
}

/** Calls by name as one text, for the driver takes longer to read thousands of an array than the database to find them. */
const namesOf = (id: RawBuilder<unknown>) => sql`string_agg(${id}::text, ',')`;
const readNames = (names: string | null) => names?.split(',') ?? null;

function countIds(db: Db, ids: RawBuilder<unknown>): Promise<Counted> {
  return countRows(db, sql`select id, true as is_meant from (${ids}) as found`);
}

/** What is not all there is, is told in round numbers. */
function presentAtLeast(count: number): CallCount {
  const step = Math.min(100, 10 ** Math.floor(Math.log10(Math.max(1, count))));
  return { count: Math.floor(count / step) * step, count_is_capped: true, ids: null };
}

function presentCount({ count, ids }: Pick<Counted, 'count' | 'ids'>): CallCount {
  return { count: Math.min(count, countCap), count_is_capped: count > countCap, ids: count === 0 ? [] : ids };
}
