import type { ReportInput } from '@earshot/core/reports/reports.ts';
import type { Selectable } from 'kysely';
import type { Reports } from '../../platform/database.generated.ts';
import type { Db } from '../../platform/database.ts';

export type ReportRow = Selectable<Reports>;

function selectReports(db: Db, workspaceId: number) {
  return db
    .selectFrom('reports')
    .leftJoin('users', 'users.id', 'reports.author_id')
    .selectAll('reports')
    .select('users.name as author')
    .where('reports.workspace_id', '=', workspaceId);
}

export function listReportRows(
  db: Db,
  workspaceId: number,
  { limit, offset }: { limit: number; offset: number },
) {
  return selectReports(db, workspaceId)
    .orderBy((eb) => eb.fn('lower', ['reports.name']))
    .limit(limit)
    .offset(offset)
    .execute();
}

export function findReportRow(db: Db, workspaceId: number, id: number) {
  return selectReports(db, workspaceId).where('reports.id', '=', id).executeTakeFirst();
}

export type ShownReportRow = NonNullable<Awaited<ReturnType<typeof findReportRow>>>;

export async function listReportNames(db: Db, workspaceId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('reports')
    .select('name')
    .where('workspace_id', '=', workspaceId)
    .execute();
  return rows.map(({ name }) => name);
}

const columnsOf = ({ filters, query, period, blocks, ...columns }: ReportInput) => ({
  ...columns,
  filters: JSON.stringify(filters),
  query: query === null ? null : JSON.stringify(query),
  period: JSON.stringify(period),
  blocks: JSON.stringify(blocks),
});

export async function insertReportRow(
  tx: Db,
  workspaceId: number,
  input: ReportInput,
  made: { author_id: number | null; created_at: Date },
): Promise<number> {
  const { id } = await tx
    .insertInto('reports')
    .values({ workspace_id: workspaceId, ...columnsOf(input), ...made, updated_at: made.created_at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateReportRow(
  tx: Db,
  workspaceId: number,
  id: number,
  input: ReportInput,
  made: { version: number; updated_at: Date },
): Promise<void> {
  await tx
    .updateTable('reports')
    .set({ ...columnsOf(input), ...made })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .execute();
}

export async function removeReportRow(tx: Db, workspaceId: number, id: number): Promise<void> {
  await tx.deleteFrom('reports').where('workspace_id', '=', workspaceId).where('id', '=', id).execute();
}
