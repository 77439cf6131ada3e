import { type Selectable, sql } from 'kysely';
import type { Subscribers } from '../../platform/database.generated.ts';
import type { Db } from '../../platform/database.ts';
import { nextId } from '../agents/next-id.sql.ts';
import { labelSql } from './subscriber-label.sql.ts';
import { replacePhones } from './subscriber-names.store.ts';

export type SubscriberRow = Selectable<Subscribers>;

export async function insertSubscriber(
  tx: Db,
  workspaceId: number,
  { name, external_id, now }: { name: string | null; external_id: string | null; now: Date },
): Promise<number> {
  const { id } = await nextId(tx, 'subscribers');
  await tx
    .insertInto('subscribers')
    .values({
      workspace_id: workspaceId,
      id,
      name,
      external_id,
      present_id: id,
      created_at: now,
      updated_at: now,
    })
    .execute();
  return id;
}

/** Held until the transaction ends. */
export function holdSubscriber(tx: Db, workspaceId: number, id: number): Promise<SubscriberRow | undefined> {
  return tx
    .selectFrom('subscribers')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export function findSubscriber(db: Db, workspaceId: number, id: number): Promise<SubscriberRow | undefined> {
  return db
    .selectFrom('subscribers')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function updateSubscriberRow(
  tx: Db,
  workspaceId: number,
  id: number,
  change: Partial<Pick<SubscriberRow, 'name' | 'external_id'>> & { updated_at: Date },
): Promise<void> {
  await tx
    .updateTable('subscribers')
    .set(change)
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .execute();
}

export async function removeSubscriberRows(tx: Db, workspaceId: number, id: number): Promise<void> {
  await replacePhones(tx, workspaceId, id, []);
  await tx
    .deleteFrom('subscriber_names')
    .where('workspace_id', '=', workspaceId)
    .where('subscriber_id', '=', id)
    .execute();
  await tx.deleteFrom('subscribers').where('workspace_id', '=', workspaceId).where('id', '=', id).execute();
}

/** What customers are called by: the name, or else the first number or id. */
export async function listLabels(
  db: Db,
  workspaceId: number,
  ids: readonly number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: number; label: string }>`
    select s.id, ${labelSql} as label from subscribers s
    where s.workspace_id = ${workspaceId} and s.id = any(${ids}::bigint[])`.execute(db);
  return new Map(rows.map(({ id, label }) => [Number(id), label]));
}
