import { fail } from '@earshot/core/errors.ts';
import { canChange, canLock } from '@earshot/core/rules/locking.ts';
import type { LockableKind, VersionedKind } from '@earshot/core/rules/rules.ts';
import type { Ctx } from '../../platform/context.ts';
import { type Db, inTransaction, unlessTaken } from '../../platform/database.ts';
import { announce } from '../../platform/live.ts';
import { audit, changed } from '../audit/audit.ts';
import { keepVersion, missing } from '../rules/rules.ts';
import { holdRuleRow, type RuleRow, removeRuleHistory, setRuleLock } from './versions.store.ts';

/** What a person sets of a rule. */
type Input = Record<string, unknown> & { name: string };

const names = {
  tag: { index: 'tags_name', taken: 'tags.name_taken' },
  pattern: { index: 'patterns_name', taken: 'patterns.name_taken' },
  segment: { index: 'segments_name', taken: 'segments.name_taken' },
  metric: { index: 'custom_metrics_name', taken: 'metrics.name_taken' },
} as const satisfies Record<VersionedKind, object>;

/** A change is one transaction; a name that somebody else took, even this moment, is refused. */
export function savingRule<T>(ctx: Ctx, kind: VersionedKind, work: (tx: Db) => Promise<T>): Promise<T> {
  const { index, taken } = names[kind];
  return unlessTaken(index, taken, () =>
    inTransaction(ctx.db, async (tx) => {
      const result = await work(tx);
      await announce(tx, ctx.workspaceId, { event: 'rules.changed', kind });
      return result;
    }),
  );
}

/** The rule as it is, held until the transaction ends. */
export async function holdRule<Kind extends VersionedKind>(
  ctx: Ctx,
  tx: Db,
  kind: Kind,
  id: number,
): Promise<RuleRow<Kind>> {
  const row = await holdRuleRow(tx, ctx.workspaceId, kind, id);
  if (row === undefined) throw fail(missing[kind]);
  return row;
}

/** The same where this person may change it. */
export async function holdToChange<Kind extends LockableKind>(
  ctx: Ctx,
  tx: Db,
  kind: Kind,
  id: number,
): Promise<RuleRow<Kind>> {
  const row = await holdRule(ctx, tx, kind, id);
  if (!canChange(row, ctx.userId)) throw fail('rules.locked');
  return row;
}

/** Remembers a rule that was made: its first version, and the entry in the log. */
export async function keepFirst(
  ctx: Ctx,
  tx: Db,
  kind: VersionedKind,
  id: number,
  input: Input,
): Promise<void> {
  await keepVersion(ctx, tx, kind, id, 1, input);
  await audit(ctx, tx, { action: `${kind}.created`, subjectId: id, subject: input.name, after: input });
}

/** Remembers what changed: the version where it is another one, and the difference in the log. */
export async function keepChange(
  ctx: Ctx,
  tx: Db,
  kind: VersionedKind,
  row: { id: number; version: number },
  { before, input, version }: { before: Input; input: Input; version: number },
): Promise<void> {
  if (version !== row.version) await keepVersion(ctx, tx, kind, row.id, version, input);
  const difference = changed(before, input);
  if (difference !== undefined)
    await audit(ctx, tx, {
      action: `${kind}.changed`,
      subjectId: row.id,
      subject: before.name,
      ...difference,
    });
}

/** What goes with a rule that is removed; the log keeps what it was. */
export async function forgetRule(
  ctx: Ctx,
  tx: Db,
  kind: VersionedKind,
  id: number,
  before: Input,
): Promise<void> {
  await removeRuleHistory(tx, ctx.workspaceId, kind, id);
  await audit(ctx, tx, { action: `${kind}.removed`, subjectId: id, subject: before.name, before });
}

/** Locks a rule against the others, or opens it; only its author can. */
export async function lockRule(ctx: Ctx, kind: LockableKind, id: number, locked: boolean): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const row = await holdRule(ctx, tx, kind, id);
    if (!canLock(row, ctx.userId)) throw fail('rules.not_author');
    if ((row.locked_by !== null) === locked) return;
    await setRuleLock(tx, ctx.workspaceId, kind, id, locked ? ctx.userId : null);
    await audit(ctx, tx, {
      action: `${kind}.changed`,
      subjectId: id,
      subject: row.name,
      before: { locked: !locked },
      after: { locked },
    });
    await announce(tx, ctx.workspaceId, { event: 'rules.changed', kind });
  });
}

/** What is shown of every rule beside what a person set. */
export function presentRule(ctx: Ctx, row: RuleRow<LockableKind> & { author: string | null }) {
  return {
    id: row.id,
    version: row.version,
    author: row.author,
    locked: row.locked_by !== null,
    can_change: canChange(row, ctx.userId),
    can_lock: canLock(row, ctx.userId),
    created: row.created_at.toISOString(),
    updated: row.updated_at.toISOString(),
  };
}
