import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import type { Condition } from '../call-index/phrase.sql.ts';
import type { FileRow } from '../files/files.ts';

/** How calls are ordered: the columns a list can be sorted by. */
export const orderColumns = {
  created: sql`files.created_at`,
  recorded_at: sql`files.recorded_at`,
  name: sql`files.name`,
  duration_ms: sql`files.duration_ms`,
  operator: sql`(select lower(a.name) from agents a
    where a.workspace_id = files.workspace_id and a.id = files.agent_id)`,
  abonent: sql`(select lower(coalesce(s.name, files.abonent)) from subscribers s
    where s.workspace_id = files.workspace_id and s.id = files.subscriber_id)`,
  status: sql`files.status`,
} as const satisfies Record<string, RawBuilder<unknown>>;
export type OrderColumn = keyof typeof orderColumns;
/** Orders in which the database can walk through the calls from the first one on. */
export const walkedOrders: ReadonlySet<OrderColumn> = new Set(['created', 'recorded_at']);
const neverMissing: ReadonlySet<OrderColumn> = new Set(['created', 'name', 'status']);

export type Page = { sorting_by: OrderColumn; order_by: 'asc' | 'desc'; limit: number; offset: number };

/** The calls of a workspace that meet all conditions. */
export function callsWhere(db: Db, workspaceId: number, conditions: readonly Condition[]) {
  let query = db.selectFrom('files').where('files.workspace_id', '=', workspaceId);
  for (const condition of conditions) query = query.where(condition);
  return query;
}

function ordered(db: Db, workspaceId: number, conditions: readonly Condition[], page: Page) {
  return callsWhere(db, workspaceId, conditions)
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

export async function listEveryCallId(
  db: Db,
  workspaceId: number,
  conditions: readonly Condition[],
): Promise<string[]> {
  const rows = await callsWhere(db, workspaceId, conditions).select('files.id').execute();
  return rows.map((row) => row.id);
}

/** How many calls there are, however many. */
export async function countEveryCall(
  db: Db,
  workspaceId: number,
  conditions: readonly Condition[],
): Promise<number> {
  const { count } = await callsWhere(db, workspaceId, conditions)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
