import type { SpokenPhrase } from '@earshot/core/matching/conversation.ts';
import type { Span } from '@earshot/core/metrics/metrics.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import type { FileRow } from '../files/files.store.ts';
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
