import type { RuleKind, VersionedKind } from '@earshot/core/rules/rules.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';

export type Marked = { kind: RuleKind; rule_id: number };

/** The newer mark of a call stands in place of the older one. */
export async function putMarkRow(
  tx: Db,
  workspaceId: number,
  mark: Marked & {
    rule_version: number;
    file_id: string;
    is_right: boolean;
    user_id: number | null;
    marked_at: Date;
  },
): Promise<void> {
  const { is_right, user_id, marked_at } = mark;
  await tx
    .insertInto('rule_marks')
    .values({ workspace_id: workspaceId, ...mark })
    .onConflict((conflict) =>
      conflict
        .columns(['workspace_id', 'kind', 'rule_id', 'rule_version', 'file_id'])
        .doUpdateSet({ is_right, user_id, marked_at }),
    )
    .execute();
}

export async function removeMarkRow(
  tx: Db,
  workspaceId: number,
  mark: Marked & { rule_version: number; file_id: string },
): Promise<void> {
  await tx
    .deleteFrom('rule_marks')
    .where('workspace_id', '=', workspaceId)
    .where('kind', '=', mark.kind)
    .where('rule_id', '=', mark.rule_id)
    .where('rule_version', '=', mark.rule_version)
    .where('file_id', '=', mark.file_id)
    .execute();
}

/** How each version was marked, newest first. */
export function countMarks(db: Db, workspaceId: number, { kind, rule_id }: Marked) {
  return db
    .selectFrom('rule_marks')
    .select((eb) => [
      'rule_version as version',
      sql<number>`count(*) filter (where is_right)`.as('right'),
      sql<number>`count(*) filter (where not is_right)`.as('wrong'),
      eb.fn.max('marked_at').as('at'),
    ])
    .where('workspace_id', '=', workspaceId)
    .where('kind', '=', kind)
    .where('rule_id', '=', rule_id)
    .groupBy('rule_version')
    .orderBy('rule_version', 'desc')
    .execute();
}

export function listMarkRows(
  db: Db,
  workspaceId: number,
  { kind, rule_id }: Marked,
  version: number,
  limit: number,
) {
  return db
    .selectFrom('rule_marks')
    .select(['file_id', 'is_right'])
    .where('workspace_id', '=', workspaceId)
    .where('kind', '=', kind)
    .where('rule_id', '=', rule_id)
    .where('rule_version', '=', version)
    .orderBy('marked_at', 'desc')
    .limit(limit)
    .execute();
}

export async function removeMarkRowsOf(
  db: Db,
  workspaceId: number,
  rule: { kind: VersionedKind; rule_id: number },
): Promise<void> {
  await db
    .deleteFrom('rule_marks')
    .where('workspace_id', '=', workspaceId)
    .where('kind', '=', rule.kind)
    .where('rule_id', '=', rule.rule_id)
    .execute();
}
