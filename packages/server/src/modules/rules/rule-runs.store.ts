import type { RuleKind, RuleRun, VersionedKind } from '@earshot/core/rules/rules.ts';
import { type Selectable, sql, type Updateable } from 'kysely';
import type { RuleRuns } from '../../platform/database.generated.ts';
import type { Db } from '../../platform/database.ts';

export type RunRow = Selectable<RuleRuns>;

/** Whoever else wants to start this rule waits until the transaction ends. */
export async function holdRunsOf(
  tx: Db,
  workspaceId: number,
  { kind, rule_id }: { kind: RuleKind; rule_id: number },
): Promise<void> {
  const name = `rule_runs/${kind}/${rule_id}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, ${workspaceId}))`.execute(tx);
}

export async function insertRun(
  db: Db,
  workspaceId: number,
  run: { kind: RuleKind; rule_id: number; rule_version: number; user_id: number | null; created_at: Date },
): Promise<RunRow> {
  return db
    .insertInto('rule_runs')
    .values({ workspace_id: workspaceId, status: 'waiting', ...run })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function findRun(db: Db, workspaceId: number, id: number): Promise<RunRow | undefined> {
  return db
    .selectFrom('rule_runs')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Changes a run that has not ended; false when it has. */
export async function updateRun(
  db: Db,
  workspaceId: number,
  id: number,
  change: Omit<Updateable<RuleRuns>, 'workspace_id' | 'id'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('rule_runs')
    .set(change)
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .where('status', 'in', ['waiting', 'running'])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Adds what a batch did; false when the run was called off meanwhile. */
export async function advanceRun(
  tx: Db,
  workspaceId: number,
  id: number,
  step: { done: number; added: number; removed: number; kept: number; after_file: string | null },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('rule_runs')
    .set((eb) => ({
      done: eb('done', '+', step.done),
      added: eb('added', '+', step.added),
      removed: eb('removed', '+', step.removed),
      kept: eb('kept', '+', step.kept),
      after_file: step.after_file,
    }))
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .where('status', '=', 'running')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends the runs of a rule that are under way: a newer version of it takes over. */
export async function cancelRunsOf(
  db: Db,
  workspaceId: number,
  rule: { kind: RuleKind; rule_id: number },
  now: Date,
): Promise<void> {
  await db
    .updateTable('rule_runs')
    .set({ status: 'cancelled', ended_at: now })
    .where('workspace_id', '=', workspaceId)
    .where('kind', '=', rule.kind)
    .where('rule_id', '=', rule.rule_id)
    .where('status', 'in', ['waiting', 'running'])
    .execute();
}

export async function removeRunsOf(
  db: Db,
  workspaceId: number,
  rule: { kind: VersionedKind; rule_id: number },
): Promise<void> {
  await db
    .deleteFrom('rule_runs')
    .where('workspace_id', '=', workspaceId)
    .where('kind', '=', rule.kind)
    .where('rule_id', '=', rule.rule_id)
    .execute();
}

export async function listRunRows(
  db: Db,
  workspaceId: number,
  filter: { kinds: readonly RuleKind[]; rule_id?: number | undefined },
  page: { limit: number; offset: number },
): Promise<{ rows: RunRow[]; count: number }> {
  let query = db
    .selectFrom('rule_runs')
    .where('workspace_id', '=', workspaceId)
    .where('kind', 'in', [...filter.kinds]);
  if (filter.rule_id !== undefined) query = query.where('rule_id', '=', filter.rule_id);
  const [rows, { count }] = await Promise.all([
    query.selectAll().orderBy('id', 'desc').limit(page.limit).offset(page.offset).execute(),
    query.select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow(),
  ]);
  return { rows, count };
}

export function presentRun(row: RunRow): RuleRun {
  const { id, rule_id, rule_version, total, done, added, removed, kept } = row;
  return {
    id,
    rule_id,
    rule_version,
    total,
    done,
    added,
    removed,
    kept,
    kind: row.kind as RuleKind,
    status: row.status as RuleRun['status'],
    created: row.created_at.toISOString(),
    ended: row.ended_at?.toISOString() ?? null,
  };
}
