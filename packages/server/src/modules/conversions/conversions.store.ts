import type { ConversionInput } from '@earshot/core/conversions/conversions.ts';
import { type Selectable, sql } from 'kysely';
import type { Conversions } from '../../platform/database.generated.ts';
import type { Db } from '../../platform/database.ts';

export type ConversionRow = Selectable<Conversions>;

function selectConversions(db: Db, workspaceId: number) {
  return db
    .selectFrom('conversions')
    .leftJoin('users', 'users.id', 'conversions.author_id')
    .selectAll('conversions')
    .select('users.name as author')
    .where('conversions.workspace_id', '=', workspaceId);
}

export function listConversionRows(
  db: Db,
  workspaceId: number,
  { limit, offset }: { limit: number; offset: number },
) {
  return selectConversions(db, workspaceId)
    .orderBy((eb) => eb.fn('lower', ['conversions.name']))
    .orderBy((eb) => eb.fn('lower', ['conversions.type']))
    .limit(limit)
    .offset(offset)
    .execute();
}

export function findConversionRow(db: Db, workspaceId: number, id: number) {
  return selectConversions(db, workspaceId).where('conversions.id', '=', id).executeTakeFirst();
}

export type ShownConversionRow = NonNullable<Awaited<ReturnType<typeof findConversionRow>>>;

/** Those of these conversions that the workspace has; all of them for null. */
export function listSomeConversions(
  db: Db,
  workspaceId: number,
  ids: readonly number[] | null,
): Promise<ConversionRow[]> {
  let rows = db.selectFrom('conversions').selectAll().where('workspace_id', '=', workspaceId).orderBy('id');
  if (ids !== null) rows = rows.where('id', '=', (eb) => eb.fn.any(sql<number[]>`${[...ids]}::bigint[]`));
  return rows.execute();
}

const columnsOf = ({ counts, out_of, value, ...columns }: ConversionInput) => ({
  ...columns,
  counts: JSON.stringify(counts),
  out_of: JSON.stringify(out_of),
  value: JSON.stringify(value),
});

export async function insertConversionRow(
  tx: Db,
  workspaceId: number,
  input: ConversionInput,
  made: { author_id: number | null; created_at: Date },
): Promise<number> {
  const { id } = await tx
    .insertInto('conversions')
    .values({ workspace_id: workspaceId, ...columnsOf(input), ...made, updated_at: made.created_at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateConversionRow(
  tx: Db,
  workspaceId: number,
  id: number,
  input: ConversionInput,
  made: { version: number; updated_at: Date },
): Promise<void> {
  await tx
    .updateTable('conversions')
    .set({ ...columnsOf(input), ...made })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .execute();
}

export async function removeConversionRow(tx: Db, workspaceId: number, id: number): Promise<void> {
  await tx.deleteFrom('conversions').where('workspace_id', '=', workspaceId).where('id', '=', id).execute();
}

/** The names of the conversions of a type, however it is written. */
export async function listNamesOfType(db: Db, workspaceId: number, type: string): Promise<string[]> {
  const rows = await db
    .selectFrom('conversions')
    .select('name')
    .where('workspace_id', '=', workspaceId)
    .where(sql<boolean>`lower(type) = lower(${type})`)
    .execute();
  return rows.map(({ name }) => name);
}
