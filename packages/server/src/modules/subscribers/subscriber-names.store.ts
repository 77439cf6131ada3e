import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import type { Named } from '../agents/calls-of-people.ts';

/** Nobody else makes somebody of this name, number or id until the transaction ends. */
export async function holdKey(tx: Db, workspaceId: number, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(
    hashtextextended(${`subscriber ${workspaceId} `} || name_key(${key}), 0))`.execute(tx);
}

/** The first customer of this name. */
export function findNamed(db: Db, workspaceId: number, name: string): Promise<Named | undefined> {
  return (
    db
      .selectFrom('subscriber_names')
      .innerJoin('subscribers', (join) =>
        join
          .onRef('subscribers.workspace_id', '=', 'subscriber_names.workspace_id')
          .onRef('subscribers.id', '=', 'subscriber_names.subscriber_id'),
      )
      .select(['subscribers.id as said_id', 'subscribers.present_id'])
      .where('subscriber_names.workspace_id', '=', workspaceId)
      .where('subscribers.workspace_id', '=', workspaceId)
      .where('subscriber_names.key', '=', sql<string>`name_key(${name})`)
      .orderBy('subscribers.id')
      .limit(1)
      // Whoever merges them waits until the call that names them is there.
      .forKeyShare('subscribers')
      .executeTakeFirst()
  );
}

export function findByPhone(db: Db, workspaceId: number, phone: string): Promise<Named | undefined> {
  return db
    .selectFrom('subscriber_phones')
    .innerJoin('subscribers', (join) =>
      join
        .onRef('subscribers.workspace_id', '=', 'subscriber_phones.workspace_id')
        .onRef('subscribers.id', '=', 'subscriber_phones.subscriber_id'),
    )
    .select(['subscribers.id as said_id', 'subscribers.present_id'])
    .where('subscriber_phones.workspace_id', '=', workspaceId)
    .where('subscribers.workspace_id', '=', workspaceId)
    .where('subscriber_phones.phone', '=', phone)
    .forKeyShare('subscribers')
    .executeTakeFirst();
}

export function findByExternalId(db: Db, workspaceId: number, id: string): Promise<Named | undefined> {
  return db
    .selectFrom('subscribers')
    .select(['id as said_id', 'present_id'])
    .where('workspace_id', '=', workspaceId)
    .where((eb) => eb(eb.fn('lower', ['external_id']), '=', sql<string>`lower(${id})`))
    .forKeyShare()
    .executeTakeFirst();
}

/** A name that leads to the customer already is there once. */
export async function insertName(tx: Db, workspaceId: number, id: number, name: string): Promise<void> {
  await tx
    .insertInto('subscriber_names')
    .values({ workspace_id: workspaceId, key: sql<string>`name_key(${name})`, subscriber_id: id, name })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Writes the numbers of a customer anew; those of whom was merged into them stay with them. */
export async function replacePhones(
  tx: Db,
  workspaceId: number,
  id: number,
  phones: readonly string[],
): Promise<void> {
  await tx
    .deleteFrom('subscriber_phones')
    .where('workspace_id', '=', workspaceId)
    .where('subscriber_id', '=', id)
    .execute();
  if (phones.length === 0) return;
  await tx
    .insertInto('subscriber_phones')
    .values(phones.map((phone, place) => ({ workspace_id: workspaceId, phone, subscriber_id: id, place })))
    .execute();
}
