import type { VersionedKind } from '@earshot/core/rules/rules.ts';
import type { Db } from '../../platform/database.ts';

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
  for (const table of ['tags', 'patterns', 'segments'] as const)
    await tx
      .updateTable(table)
      .set({ locked_by: null })
      .where('workspace_id', '=', workspaceId)
      .where('locked_by', '=', userId)
      .execute();
}
