import type { VersionedKind } from '@earshot/core/rules/rules.ts';
import type { Db } from '../../platform/database.ts';
import type { VersionedTable } from './versioned-kinds.ts';

/** A column that only things have that can be locked. */
type LockableTable = Exclude<VersionedTable, 'custom_metrics'>;

/** The row as it is, held until the transaction ends. */
export function holdVersionedRow(
  tx: Db,
  workspaceId: number,
  table: VersionedTable,
  id: number,
): Promise<unknown> {
  return tx
    .selectFrom(table)
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function countVersionedRows(
  db: Db,
  workspaceId: number,
  table: VersionedTable,
): Promise<number> {
  const { count } = await db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function setLock(
  tx: Db,
  workspaceId: number,
  table: VersionedTable,
  id: number,
  lockedBy: number | null,
): Promise<void> {
  await tx
    .updateTable(table as LockableTable)
    .set({ locked_by: lockedBy })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .execute();
}

export async function insertVersionRow(
  tx: Db,
  workspaceId: number,
  row: {
    kind: VersionedKind;
    rule_id: number;
    version: number;
    body: unknown;
    user_id: number | null;
    at: Date;
  },
): Promise<void> {
  await tx
    .insertInto('rule_versions')
    .values({ workspace_id: workspaceId, ...row, body: JSON.stringify(row.body) })
    .execute();
}

export async function listVersionRows(
  db: Db,
  workspaceId: number,
  { kind, id }: { kind: VersionedKind; id: number },
  { limit, offset }: { limit: number; offset: number },
) {
  const versions = db
    .selectFrom('rule_versions')
    .where('rule_versions.workspace_id', '=', workspaceId)
    .where('kind', '=', kind)
    .where('rule_id', '=', id);
  const [rows, { count }] = await Promise.all([
    versions
      .leftJoin('users', 'users.id', 'rule_versions.user_id')
      .select(['rule_versions.version', 'rule_versions.body', 'rule_versions.at', 'users.name as by'])
      .orderBy('rule_versions.version', 'desc')
      .limit(limit)
      .offset(offset)
      .execute(),
    versions.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ]);
  return { rows, count };
}

/** What is kept of one version; undefined where there is none. */
export async function findVersionBody(
  db: Db,
  workspaceId: number,
  { kind, id }: { kind: VersionedKind; id: number },
  version: number,
): Promise<unknown> {
  const row = await db
    .selectFrom('rule_versions')
    .select('body')
    .where('workspace_id', '=', workspaceId)
    .where('kind', '=', kind)
    .where('rule_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return row?.body;
}

/** Former versions of something that is removed. */
export async function removeVersionRows(
  tx: Db,
  workspaceId: number,
  kind: VersionedKind,
  id: number,
): Promise<void> {
  await tx
    .deleteFrom('rule_versions')
    .where('workspace_id', '=', workspaceId)
    .where('kind', '=', kind)
    .where('rule_id', '=', id)
    .execute();
}

/** Opens what somebody had locked. */
export async function removeLocksOf(
  tx: Db,
  workspaceId: number,
  table: VersionedTable,
  userId: number,
): Promise<void> {
  await tx
    .updateTable(table as LockableTable)
    .set({ locked_by: null })
    .where('workspace_id', '=', workspaceId)
    .where('locked_by', '=', userId)
    .execute();
}

/** Versions other than the first that things of a kind got between two moments, the last of which is none of them. */
export function listVersionsBetween(
  db: Db,
  workspaceId: number,
  kind: VersionedKind,
  ids: readonly number[],
  { from, to }: { from: Date; to: Date },
): Promise<{ rule_id: number; version: number; at: Date }[]> {
  return db
    .selectFrom('rule_versions')
    .select(['rule_id', 'version', 'at'])
    .where('workspace_id', '=', workspaceId)
    .where('kind', '=', kind)
    .where('rule_id', 'in', ids)
    .where('version', '>', 1)
    .where('at', '>=', from)
    .where('at', '<', to)
    .orderBy('at')
    .execute();
}
