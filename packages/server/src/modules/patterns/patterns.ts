import type { Detection } from '@earshot/core/detection/detection.ts';
import type { BodyOf, ReplyOf } from '@earshot/core/endpoint.ts';
import { fail } from '@earshot/core/errors.ts';
import {
  type createPattern as createPatternEndpoint,
  type listPatterns as listPatternsEndpoint,
  type Pattern,
  type PatternInput,
  patternNameLength,
} from '@earshot/core/patterns/patterns.api.ts';
import { freeName } from '@earshot/core/rules/free-name.ts';
import { type Ctx, transact } from '../../platform/context.ts';
import { isSameJson } from '../audit/audit.ts';
import { forgetFindings } from '../findings/findings.ts';
import { appliesFrom } from '../rules/applies-from.ts';
import { refuseInvalid } from '../rules/compiled-rules.ts';
import { startRun } from '../rules/rule-runs.ts';
import {
  forgetRule,
  holdRule,
  holdToChange,
  keepChange,
  keepFirst,
  lockRule,
  presentRule,
  savingRule,
} from '../versions/versioned-changes.ts';
import { countVersioned } from '../versions/versions.ts';
import {
  findPatternRow,
  insertPatternRow,
  listPatternNames,
  listPatternRows,
  type PatternRow,
  removePatternRow,
  type ShownPatternRow,
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
    ...presentRule(ctx, row),
    files: row.files ?? 0,
  };
}

export async function listPatterns(
  ctx: Ctx,
  page: { limit: number; offset: number },
): Promise<ReplyOf<typeof listPatternsEndpoint>> {
  const [rows, count] = await Promise.all([
    listPatternRows(ctx.db, ctx.workspaceId, page),
    countVersioned(ctx, 'pattern'),
  ]);
  return { count, ...page, results: rows.map((row) => present(ctx, row)) };
}

export async function getPattern(ctx: Ctx, id: number): Promise<Pattern> {
  const row = await findPatternRow(ctx.db, ctx.workspaceId, id);
  if (row === undefined) throw fail('patterns.not_found');
  return present(ctx, row);
}

export async function createPattern(ctx: Ctx, { apply, ...input }: Saving): Promise<Pattern> {
  await refuseInvalid(ctx, input.detection);
  const id = await savingRule(ctx, 'pattern', async (ctx) => {
    const patternId = await insertPatternRow(ctx.db, ctx.workspaceId, {
      ...input,
      applies_from: appliesFrom(ctx, apply, null, input.detection),
      author_id: ctx.userId,
      updated_at: ctx.now(),
    });
    await keepFirst(ctx, 'pattern', patternId, input);
    if (apply === 'history') await startRun(ctx, 'pattern', patternId);
    return patternId;
  });
  return getPattern(ctx, id);
}

export async function updatePattern(ctx: Ctx, id: number, { apply, ...input }: Saving): Promise<Pattern> {
  await refuseInvalid(ctx, input.detection);
  await savingRule(ctx, 'pattern', async (ctx) => {
    const row = await holdToChange<PatternRow>(ctx, 'pattern', id);
    const before = inputOf(row);
    const isNewVersion = !isSameJson(before.detection, input.detection);
    const version = row.version + (isNewVersion ? 1 : 0);
    await updatePatternRow(ctx.db, ctx.workspaceId, id, {
      ...input,
      version,
      applies_from: appliesFrom(ctx, apply, row, input.detection),
      updated_at: ctx.now(),
    });
    await keepChange(ctx, 'pattern', row, { before, input, version });
    if (apply === 'history') await startRun(ctx, 'pattern', id);
  });
  return getPattern(ctx, id);
}

/** A copy of one's own under the next free name; its versions start anew. */
export async function clonePattern(ctx: Ctx, id: number): Promise<Pattern> {
  return transact(ctx, async (ctx) => {
    // Held, so that two copies at once find names one after the other.
    const row = await holdRule<PatternRow>(ctx, 'pattern', id);
    const names = await listPatternNames(ctx.db, ctx.workspaceId);
    const name = freeName(row.name, names, patternNameLength.most);
    return createPattern(ctx, { ...inputOf(row), name, apply: 'from_now_on' });
  });
}

export async function removePattern(ctx: Ctx, id: number): Promise<void> {
  await savingRule(ctx, 'pattern', async (ctx) => {
    const row = await holdToChange<PatternRow>(ctx, 'pattern', id);
    await forgetFindings(ctx, 'pattern', id);
    await removePatternRow(ctx.db, ctx.workspaceId, id);
    await forgetRule(ctx, 'pattern', row, inputOf(row));
  });
}

export async function lockPattern(ctx: Ctx, id: number, locked: boolean): Promise<Pattern> {
  await lockRule(ctx, 'pattern', id, locked);
  return getPattern(ctx, id);
}
