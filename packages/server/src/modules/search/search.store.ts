import type { SpokenPhrase } from '@earshot/core/matching/conversation.ts';
import type { Span } from '@earshot/core/metrics/metrics.ts';
import { countCap } from '@earshot/core/search/search.api.ts';
import { type RawBuilder, sql } from 'kysely';
import { type Db, inTransaction } from '../../platform/database.ts';
import type { FileRow } from '../files/files.store.ts';
import type { CallSet } from './expression-sql.ts';
import type { Condition } from './phrase-sql.ts';

/** How calls are ordered: the columns a list can be sorted by. */
export const orderColumns = {
  created: sql`files.created_at`,
  recorded_at: sql`files.recorded_at`,
  name: sql`files.name`,
  duration_ms: sql`files.duration_ms`,
  operator: sql`files.operator`,
  abonent: sql`files.abonent`,
  status: sql`files.status`,
} as const satisfies Record<string, RawBuilder<unknown>>;
export type OrderColumn = keyof typeof orderColumns;
/** Orders in which the database can walk through the calls from the first one on. */
export const walkedOrders: ReadonlySet<OrderColumn> = new Set(['created', 'recorded_at']);
const neverMissing: ReadonlySet<OrderColumn> = new Set(['created', 'name', 'status']);

export type Page = { sorting_by: OrderColumn; order_by: 'asc' | 'desc'; limit: number; offset: number };

function calls(db: Db, workspaceId: number, conditions: readonly Condition[]) {
  let query = db.selectFrom('files').where('files.workspace_id', '=', workspaceId);
  for (const condition of conditions) query = query.where(condition);
  return query;
}

function ordered(db: Db, workspaceId: number, conditions: readonly Condition[], page: Page) {
  return calls(db, workspaceId, conditions)
    .orderBy(orderColumns[page.sorting_by], (order) => {
      const directed = page.order_by === 'asc' ? order.asc() : order.desc();
      // Saying it where nothing is missing would keep the database from using its index.
      return neverMissing.has(page.sorting_by) ? directed : directed.nullsLast();
    })
    .orderBy('files.id', page.order_by)
    .limit(page.limit)
    .offset(page.offset);
}

export function listCallRows(
  db: Db,
  workspaceId: number,
  conditions: readonly Condition[],
  page: Page,
): Promise<FileRow[]> {
  return ordered(db, workspaceId, conditions, page).selectAll('files').execute();
}

export async function listCallIds(
  db: Db,
  workspaceId: number,
  conditions: readonly Condition[],
  page: Page,
): Promise<string[]> {
  const rows = await ordered(db, workspaceId, conditions, page).select('files.id').execute();
  return rows.map((row) => row.id);
}

export type CallCount = {
  count: number;
  /** There are more than were counted. */
  count_is_capped: boolean;
  /** The calls themselves, where they are few. */
  ids: string[] | null;
};

/** So many calls are handed over by name; more are looked for again. */
const fewCalls = 2000;

/** Counts to just beyond the cap. */
export async function countCalls(
  db: Db,
  workspaceId: number,
  conditions: readonly Condition[],
): Promise<CallCount> {
  const some = sql.join([sql<boolean>`files.workspace_id = ${workspaceId}`, ...conditions], sql` and `);
  return presentCount(
    await countRows(db, sql`select files.id, 1 as rows from files where ${some} limit ${countCap + 1}`),
  );
}

/** Rows of a set that are looked at before all of it is counted: usually enough to get beyond the cap. */
const firstRows = 2 * countCap;

/** Counts the calls of a set to just beyond the cap. */
export function countSet(db: Db, { ids, row }: CallSet): Promise<CallCount> {
  return inTransaction(db, async (tx) => {
    // How many rows have common words together is often misjudged by far; the indexes of words are never far off.
    // Helpers take longer to start than most counts do.
    const settings = { enable_seqscan: 'off', enable_indexscan: 'off', parallel_setup_cost: '100000' };
    await sql`select ${sql.join(Object.entries(settings).map(([name, value]) => sql`set_config(${name}, ${value}, true)`))}`.execute(
      tx,
    );
    if (row === 'call')
      return presentCount(
        await countRows(tx, sql`select id, 1 as rows from (${ids} limit ${countCap + 1}) as found`),
      );
    const grouped = (set: RawBuilder<unknown>) =>
      sql`select id, count(*) as rows from (${set}) as found group by id`;
    const first = await countRows(tx, grouped(sql`${ids} limit ${firstRows}`));
    if (first.rows < firstRows || first.count > countCap) return presentCount(first);
    return presentCount(await countRows(tx, grouped(ids)));
  });
}

type Counted = { count: number; rows: number; ids: string[] | null };

async function countRows(db: Db, calls: RawBuilder<unknown>): Promise<Counted> {
  const { rows } = await sql<Counted>`
    select count(*) as count, coalesce(sum(rows), 0)::bigint as rows,
      case when count(*) <= ${fewCalls} then array_agg(id) end as ids
    from (${calls}) as calls`.execute(db);
  return rows[0] ?? { count: 0, rows: 0, ids: null };
}

function presentCount({ count, ids }: Counted): CallCount {
  return { count: Math.min(count, countCap), count_is_capped: count > countCap, ids: count === 0 ? [] : ids };
}

const facetColumns = {
  status: sql<string>`files.status`,
  language: sql<string>`coalesce(files.language_found, files.language)`,
  direction: sql<string>`files.direction`,
  sources: sql<string>`files.source_id::text`,
  operators: sql<string>`files.operator`,
  abonents: sql<string>`files.abonent`,
  emotions: sql<string>`files.emotions->>'strongest'`,
} as const;
export type FacetColumn = keyof typeof facetColumns;
export const facetNames = Object.keys(facetColumns) as FacetColumn[];

const mostFacetValues = 50;

export type FacetCounts = Partial<Record<FacetColumn, { value: string; count: number }[]>>;

/** How many calls have each value of these columns, most first. The calls are found once for all of them. */
export async function countByColumns(
  db: Db,
  workspaceId: number,
  conditions: readonly Condition[],
  columns: readonly FacetColumn[],
): Promise<FacetCounts> {
  const counts: FacetCounts = {};
  if (columns.length === 0) return counts;
  for (const column of columns) counts[column] = [];
  const meant = sql.join([sql<boolean>`files.workspace_id = ${workspaceId}`, ...conditions], sql` and `);
  const values = columns.map((column) => sql`(${column}::text, ${sql.ref(`found.${column}`)})`);
  const { rows } = await sql<{ facet: FacetColumn; value: string; count: number }>`
    with found as materialized (
      select ${sql.join(columns.map((column) => sql`${facetColumns[column]} as ${sql.ref(column)}`))}
      from files where ${meant}
    ),
    counted as (
      select facet, value, count(*) as count, row_number() over (partition by facet order by count(*) desc, value) as place
      from found, lateral (values ${sql.join(values)}) as facets (facet, value)
      where value is not null group by facet, value
    )
    select facet, value, count from counted where place <= ${mostFacetValues} order by facet, place`.execute(
    db,
  );
  for (const { facet, value, count } of rows) counts[facet]?.push({ value, count });
  return counts;
}

export function countByTag(
  db: Db,
  workspaceId: number,
  conditions: readonly Condition[],
): Promise<{ value: string; label: string; count: number }[]> {
  return calls(db, workspaceId, conditions)
    .innerJoin('file_tags', (join) =>
      join
        .onRef('file_tags.workspace_id', '=', 'files.workspace_id')
        .onRef('file_tags.file_id', '=', 'files.id')
        .on('file_tags.removed', '=', false),
    )
    .innerJoin('tags', (join) =>
      join
        .onRef('tags.workspace_id', '=', 'file_tags.workspace_id')
        .onRef('tags.id', '=', 'file_tags.tag_id'),
    )
    .select((eb) => [
      sql<string>`tags.id::text`.as('value'),
      'tags.name as label',
      eb.fn.countAll<number>().as('count'),
    ])
    .groupBy(['tags.id', 'tags.name'])
    .orderBy(sql`count(*)`, 'desc')
    .limit(mostFacetValues)
    .execute();
}

export type StoredCall = { duration_ms: number; holds: Span[]; phrases: SpokenPhrase[] };

/** The words of calls, ready for the engine; `only` narrows them to the phrases in question. */
export async function loadCalls(
  db: Db,
  workspaceId: number,
  fileIds: readonly string[],
  only: Condition | null,
): Promise<Map<string, StoredCall>> {
  const found = new Map<string, StoredCall>();
  if (fileIds.length === 0) return found;
  let query = db
    .selectFrom('phrase_index as p')
    .innerJoin('transcripts as t', (join) =>
      join
        .onRef('t.workspace_id', '=', 'p.workspace_id')
        .onRef('t.file_id', '=', 'p.file_id')
        .on('t.is_current', '=', true),
    )
    .innerJoin('phrases as w', (join) =>
      join
        .onRef('w.workspace_id', '=', 't.workspace_id')
        .onRef('w.file_id', '=', 't.file_id')
        .onRef('w.version', '=', 't.version')
        .onRef('w.id', '=', 'p.phrase_id'),
    )
    .select([
      'p.file_id',
      'p.phrase_id',
      'p.speaker',
      'p.role',
      'p.start_ms',
      'p.end_ms',
      'p.call_ms',
      'p.in_hold',
    ])
    .select(['w.words', 'w.word_start_ms', 'w.word_end_ms'])
    .where('p.workspace_id', '=', workspaceId)
    .where('p.file_id', 'in', [...fileIds])
    .orderBy('p.file_id')
    .orderBy('p.phrase_id');
  if (only !== null) query = query.where(only);
  for (const row of await query.execute()) {
    const call = found.get(row.file_id) ?? { duration_ms: row.call_ms, holds: [], phrases: [] };
    found.set(row.file_id, call);
    if (row.in_hold) call.holds.push({ start_ms: row.start_ms, end_ms: row.start_ms + 1 });
    call.phrases.push({
      id: row.phrase_id,
      speaker: row.speaker,
      role: row.role,
      start_ms: row.start_ms,
      end_ms: row.end_ms,
      words: row.words.map((text, at) => ({
        text,
        start_ms: row.word_start_ms[at] ?? row.start_ms,
        end_ms: row.word_end_ms[at] ?? row.end_ms,
      })),
    });
  }
  return found;
}
