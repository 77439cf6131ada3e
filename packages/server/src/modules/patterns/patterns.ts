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
import type { Ctx } from '../../platform/context.ts';
import { addRule, changeRule, copyRule, type KeptRules, removeRule } from '../rules/keeping-rules.ts';
import { lockRule, presentRule } from '../versions/versioned-changes.ts';
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
function inputOf({ name, description, detection }: PatternRow): PatternInput {
  return { name, description, detection: detection as Detection };
}

const kept: KeptRules<PatternInput, PatternRow> = {
  kind: 'pattern',
  longestName: patternNameLength.most,
  inputOf,
  detectionOf: ({ detection }) => detection,
  names: listPatternNames,
  insert: insertPatternRow,
  update: updatePatternRow,
  remove: removePatternRow,
};

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

export async function createPattern(ctx: Ctx, input: Saving): Promise<Pattern> {
  return getPattern(ctx, await addRule(ctx, kept, input));
}

export async function updatePattern(ctx: Ctx, id: number, input: Saving): Promise<Pattern> {
  await changeRule(ctx, kept, id, input);
  return getPattern(ctx, id);
}

export async function clonePattern(ctx: Ctx, id: number): Promise<Pattern> {
  return getPattern(ctx, await copyRule(ctx, kept, id));
}

export const removePattern = (ctx: Ctx, id: number): Promise<void> => removeRule(ctx, kept, id);

export async function lockPattern(ctx: Ctx, id: number, locked: boolean): Promise<Pattern> {
  await lockRule(ctx, 'pattern', id, locked);
  return getPattern(ctx, id);
}
