import { fail } from '@earshot/core/errors.ts';
import { canChange, canLock } from '@earshot/core/rules/locking.ts';
import type { LockableKind, VersionedKind } from '@earshot/core/rules/rules.ts';
import { type Ctx, type TxCtx, transact } from '../../platform/context.ts';
import { unlessTaken } from '../../platform/database.ts';
import { publish } from '../../platform/events.ts';
import { announce } from '../../platform/live.ts';
import { audit, changed } from '../audit/audit.ts';
import { versionedAdapter } from './versioned-kinds.ts';
import { ruleChanged } from './versions.events.ts';
import { holdVersionedRow, removeVersionRows, setLock } from './versions.store.ts';
import { keepVersion } from './versions.ts';

/** What a person sets of a rule. */
type Input = Record<string, unknown> & { name: string };

/** A change is one transaction; a name that somebody else took, even this moment, is refused. */
export function savingRule<T>(ctx: Ctx, kind: VersionedKind, work: (ctx: TxCtx) => Promise<T>): Promise<T> {
  const { nameIndex, taken } = versionedAdapter(ctx, kind);
  return unlessTaken(nameIndex, taken, () =>
    transact(ctx, async (ctx) => {
      const result = await work(ctx);
      await announce(ctx.db, ctx.workspaceId, { event: 'rules.changed', kind });
      return result;
    }),
  );
}

/** What every versioned row has. */
type Versioned = { id: number; name: string; version: number; author_id: number | null };
type Lockable = Versioned & { locked_by: number | null };

/** The thing as it is, held until the transaction ends; the caller says what its row looks like. */
export async function holdRule<Row extends Versioned>(
  ctx: TxCtx,
  kind: VersionedKind,
  id: number,
): Promise<Row> {
  const { table, missing } = versionedAdapter(ctx, kind);
  const row = await holdVersionedRow(ctx.db, ctx.workspaceId, table, id);
  if (row === undefined) throw fail(missing);
  return row as Row;
}

/** The same where this person may change it. */
export async function holdToChange<Row extends Lockable>(
  ctx: TxCtx,
  kind: LockableKind,
  id: number,
): Promise<Row> {
  const row = await holdRule<Row>(ctx, kind, id);
  if (!canChange(row, ctx.userId)) throw fail('rules.locked');
  return row;
}

/** What the log remembers of what a person set. */
const logged = (ctx: TxCtx, kind: VersionedKind, input: Input): Record<string, unknown> =>
  versionedAdapter(ctx, kind).logged?.(input) ?? input;

/** Remembers a rule that was made: its first version, and the entry in the log. */
export async function keepFirst(ctx: TxCtx, kind: VersionedKind, id: number, input: Input): Promise<void> {
  await keepVersion(ctx, kind, id, 1, input);
  const after = logged(ctx, kind, input);
  await audit(ctx, { action: `${kind}.created`, subjectId: id, subject: input.name, after });
  await publish(ctx, ruleChanged, { kind, id, version: 1, change: 'created' });
}

/** Remembers what changed: the version where it is another one, and the difference in the log. */
export async function keepChange(
  ctx: TxCtx,
  kind: VersionedKind,
  row: { id: number; version: number },
  { before, input, version }: { before: Input; input: Input; version: number },
): Promise<void> {
  if (version !== row.version) await keepVersion(ctx, kind, row.id, version, input);
  const difference = changed(before, input);
  if (difference === undefined) return;
  const names = Object.keys(difference.after);
  const pick = (set: Input) => {
    const values = logged(ctx, kind, set);
    return Object.fromEntries(names.map((name) => [name, values[name]]));
  };
  await audit(ctx, {
    action: `${kind}.changed`,
    subjectId: row.id,
    subject: before.name,
    before: pick(before),
    after: pick(input),
  });
  await publish(ctx, ruleChanged, { kind, id: row.id, version, change: 'changed' });
}

/** What goes with a rule that is removed; the log keeps what it was. */
export async function forgetRule(
  ctx: TxCtx,
  kind: VersionedKind,
  { id, version }: { id: number; version: number },
  before: Input,
): Promise<void> {
  await removeVersionRows(ctx.db, ctx.workspaceId, kind, id);
  const last = logged(ctx, kind, before);
  await audit(ctx, { action: `${kind}.removed`, subjectId: id, subject: before.name, before: last });
  await publish(ctx, ruleChanged, { kind, id, version, change: 'removed' });
}

/** Locks a rule against the others, or opens it; only its author can. */
export async function lockRule(ctx: Ctx, kind: LockableKind, id: number, locked: boolean): Promise<void> {
  await transact(ctx, async (ctx) => {
    const row = await holdRule<Lockable>(ctx, kind, id);
    if (!canLock(row, ctx.userId)) throw fail('rules.not_author');
    if ((row.locked_by !== null) === locked) return;
    await setLock(ctx.db, ctx.workspaceId, versionedAdapter(ctx, kind).table, id, locked ? ctx.userId : null);
    await audit(ctx, {
      action: `${kind}.changed`,
      subjectId: id,
      subject: row.name,
      before: { locked: !locked },
      after: { locked },
    });
    await announce(ctx.db, ctx.workspaceId, { event: 'rules.changed', kind });
  });
}

/** What is shown of every rule beside what a person set. */
export function presentRule(
  ctx: Ctx,
  row: Lockable & { author: string | null; created_at: Date; updated_at: Date },
) {
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
