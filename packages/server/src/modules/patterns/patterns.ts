import type { BodyOf, ReplyOf } from '@earshot/core/endpoint.ts';
import { fail } from '@earshot/core/errors.ts';
import type { Detection } from '@earshot/core/patterns/detection.ts';
import {
  type createPattern as createPatternEndpoint,
  type listPatterns as listPatternsEndpoint,
  longestPatternName,
  type Pattern,
  type PatternInput,
} from '@earshot/core/patterns/patterns.api.ts';
import { freeName } from '@earshot/core/rules/free-name.ts';
import { canChange, canLock } from '@earshot/core/rules/locking.ts';
import type { Ctx } from '../../context.ts';
import { type Db, inTransaction, unlessTaken } from '../../platform/database.ts';
import { announce } from '../../platform/live.ts';
import { refuseInvalid } from '../analysis/compiled-rules.ts';
import { startRun } from '../analysis/rule-runs.ts';
import { audit, changed, isSameJson } from '../audit/audit.ts';
import { removeRuleHistory } from '../rules/rules.store.ts';
import { appliesFrom, keepVersion, refuseLocked, refuseOthers } from '../rules/rules.ts';
import {
  findPatternRow,
  holdPatternRow,
  insertPatternRow,
  listPatternNames,
  listPatternRows,
  type PatternRow,
  removePatternRows,
  type ShownPatternRow,
  setPatternLock,
  updatePatternRow,
} from './patterns.store.ts';

type Saving = BodyOf<typeof createPatternEndpoint>;

/** What a person sets, without what follows from it. */
function inputOf(row: PatternRow): PatternInput {
  const { name, description, detection } = row;
  return { name, description, detection: detection as Detection };
}

function present(ctx: Ctx, row: ShownPatternRow): Pattern {
  return {
    ...inputOf(row),
    id: row.id,
    version: row.version,
    author: row.author,
    locked: row.locked_by !== null,
    can_change: canChange(row, ctx.userId),
    can_lock: canLock(row, ctx.userId),
    files: row.files ?? 0,
    created: row.created_at.toISOString(),
    updated: row.updated_at.toISOString(),
  };
}

export async function listPatterns(
  ctx: Ctx,
  page: { limit: number; offset: number },
): Promise<ReplyOf<typeof listPatternsEndpoint>> {
  const { rows, count } = await listPatternRows(ctx.db, ctx.workspaceId, page);
  return { count, ...page, results: rows.map((row) => present(ctx, row)) };
}

export async function getPattern(ctx: Ctx, id: number): Promise<Pattern> {
  const row = await findPatternRow(ctx.db, ctx.workspaceId, id);
  if (row === undefined) throw fail('patterns.not_found');
  return present(ctx, row);
}

export async function createPattern(ctx: Ctx, { apply, ...input }: Saving): Promise<Pattern> {
  refuseInvalid(input.detection);
  const id = await saving(ctx, async (tx) => {
    const patternId = await insertPatternRow(tx, ctx.workspaceId, {
      ...input,
      applies_from: appliesFrom(ctx, apply, null, input.detection),
      author_id: ctx.userId,
      updated_at: ctx.now(),
    });
    await keepVersion(ctx, tx, 'pattern', patternId, 1, input);
    await audit(ctx, tx, {
      action: 'pattern.created',
      subjectId: patternId,
      subject: input.name,
      after: input,
    });
    if (apply === 'history') await startRun({ ...ctx, db: tx }, 'pattern', patternId);
    return patternId;
  });
  return getPattern(ctx, id);
}

export async function updatePattern(ctx: Ctx, id: number, { apply, ...input }: Saving): Promise<Pattern> {
  refuseInvalid(input.detection);
  await saving(ctx, async (tx) => {
    const row = await holdPattern(ctx, tx, id);
    refuseLocked(ctx, row);
    const before = inputOf(row);
    const isNewVersion = !isSameJson(before.detection, input.detection);
    const version = row.version + (isNewVersion ? 1 : 0);
    await updatePatternRow(tx, ctx.workspaceId, id, {
      ...input,
      version,
      applies_from: appliesFrom(ctx, apply, row, input.detection),
      updated_at: ctx.now(),
    });
    if (isNewVersion) await keepVersion(ctx, tx, 'pattern', id, version, input);
    const difference = changed(before, input);
    if (difference !== undefined)
      await audit(ctx, tx, { action: 'pattern.changed', subjectId: id, subject: row.name, ...difference });
    if (apply === 'history') await startRun({ ...ctx, db: tx }, 'pattern', id);
  });
  return getPattern(ctx, id);
}

/** A copy of one's own under the next free name; its versions start anew. */
export async function clonePattern(ctx: Ctx, id: number): Promise<Pattern> {
  return inTransaction(ctx.db, async (tx) => {
    // Held, so that two copies at once find names one after the other.
    const row = await holdPattern(ctx, tx, id);
    const names = await listPatternNames(tx, ctx.workspaceId);
    const name = freeName(row.name, names, longestPatternName);
    return createPattern({ ...ctx, db: tx }, { ...inputOf(row), name, apply: 'from_now_on' });
  });
}

export async function removePattern(ctx: Ctx, id: number): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const row = await holdPattern(ctx, tx, id);
    refuseLocked(ctx, row);
    await removePatternRows(tx, ctx.workspaceId, id);
    await removeRuleHistory(tx, ctx.workspaceId, 'pattern', id);
    await audit(ctx, tx, {
      action: 'pattern.removed',
      subjectId: id,
      subject: row.name,
      before: inputOf(row),
    });
    await announce(tx, ctx.workspaceId, { event: 'rules.changed', kind: 'pattern' });
  });
}

export async function lockPattern(ctx: Ctx, id: number, locked: boolean): Promise<Pattern> {
  await inTransaction(ctx.db, async (tx) => {
    const row = await holdPattern(ctx, tx, id);
    refuseOthers(ctx, row);
    if ((row.locked_by !== null) === locked) return;
    await setPatternLock(tx, ctx.workspaceId, id, locked ? ctx.userId : null);
    await audit(ctx, tx, {
      action: 'pattern.changed',
      subjectId: id,
      subject: row.name,
      before: { locked: !locked },
      after: { locked },
    });
    await announce(tx, ctx.workspaceId, { event: 'rules.changed', kind: 'pattern' });
  });
  return getPattern(ctx, id);
}

/** A save is one transaction; a name that somebody else took, even this moment, is refused. */
function saving<T>(ctx: Ctx, work: (tx: Db) => Promise<T>): Promise<T> {
  return unlessTaken('patterns_name', 'patterns.name_taken', () =>
    inTransaction(ctx.db, async (tx) => {
      const result = await work(tx);
      await announce(tx, ctx.workspaceId, { event: 'rules.changed', kind: 'pattern' });
      return result;
    }),
  );
}

async function holdPattern(ctx: Ctx, tx: Db, id: number): Promise<PatternRow> {
  const row = await holdPatternRow(tx, ctx.workspaceId, id);
  if (row === undefined) throw fail('patterns.not_found');
  return row;
}
