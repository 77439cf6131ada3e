import { type LockableKind, lockableKinds, type VersionedKind } from '@earshot/core/rules/rules.ts';
import type { Selectable } from 'kysely';
import type { DB } from '../../platform/database.generated.ts';
import type { Db } from '../../platform/database.ts';

const tables = {
  tag: 'tags',
  pattern: 'patterns',
  segment: 'segments',
  metric: 'custom_metrics',
} as const satisfies Record<VersionedKind, keyof DB>;

type RuleRows = { [Kind in VersionedKind]: Selectable<DB[(typeof tables)[Kind]]> };
export type RuleRow<Kind extends VersionedKind> = RuleRows[Kind];

/** The rule as it is, held until the transaction ends. */
export async function holdRuleRow<Kind extends VersionedKind>(
  tx: Db,
  workspaceId: number,
  kind: Kind,
  id: number,
): Promise<RuleRow<Kind> | undefined> {
  const row: unknown = await tx
    .selectFrom(tables[kind as VersionedKind])
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row as RuleRow<Kind> | undefined;
}

export async function countRules(db: Db, workspaceId: number, kind: VersionedKind): Promise<number> {
  const { count } = await db
    .selectFrom(tables[kind])
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function setRuleLock(
  tx: Db,
  workspaceId: number,
  kind: LockableKind,
  id: number,
  lockedBy: number | null,
): Promise<void> {
  await tx
    .updateTable(tables[kind])
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

/** Former versions and runs of something that is removed. */
export async function removeRuleHistory(
  tx: Db,
  workspaceId: number,
  kind: VersionedKind,
  id: number,
): Promise<void> {
  for (const table of ['rule_versions', 'rule_runs'] as const)
    await tx
      .deleteFrom(table)
      .where('workspace_id', '=', workspaceId)
      .where('kind', '=', kind)
      .where('rule_id', '=', id)
      .execute();
}

/** Opens what somebody who leaves had locked: nobody else could ever unlock it. */
export async function unlockRulesOf(tx: Db, workspaceId: number, userId: number): Promise<void> {
  for (const kind of lockableKinds)
    await tx
      .updateTable(tables[kind])
      .set({ locked_by: null })
      .where('workspace_id', '=', workspaceId)
      .where('locked_by', '=', userId)
      .execute();
}
