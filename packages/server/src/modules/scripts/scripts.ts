import type { BodyOf, ReplyOf } from '@earshot/core/endpoint.ts';
import { fail } from '@earshot/core/errors.ts';
import type * as api from '@earshot/core/scripts/scripts.api.ts';
import {
  detectionOfScript,
  type Script,
  type ScriptInput,
  scriptNameLength,
} from '@earshot/core/scripts/scripts.ts';
import { type Demand, type StepType, Wording } from '@earshot/core/wording/steps.ts';
import type { Ctx } from '../../platform/context.ts';
import { addRule, changeRule, copyRule, type KeptRules, removeRule } from '../rules/keeping-rules.ts';
import { lockRule, presentRule } from '../versions/versioned-changes.ts';
import { countVersioned } from '../versions/versions.ts';
import {
  findScriptRow,
  insertScriptRow,
  listScriptNames,
  listScriptRows,
  removeScriptRow,
  type ScriptRow,
  type ShownScriptRow,
  updateScriptRow,
} from './scripts.store.ts';

type Saving = BodyOf<typeof api.createScript>;

/** More scripts than anybody has written. */
export const everyScript = { limit: 1000, offset: 0 };

/** What a person sets, without what follows from it. */
export function inputOf({
  name,
  description,
  type,
  demand,
  set_name,
  place,
  wording,
}: ScriptRow): ScriptInput {
  return {
    name,
    description,
    type: type as StepType,
    demand: demand as Demand,
    set: set_name,
    place,
    ...Wording.parse(wording),
  };
}

const kept: KeptRules<ScriptInput, ScriptRow> = {
  kind: 'script',
  longestName: scriptNameLength.most,
  inputOf,
  detectionOf: detectionOfScript,
  names: listScriptNames,
  insert: insertScriptRow,
  update: updateScriptRow,
  remove: removeScriptRow,
};

function present(ctx: Ctx, row: ShownScriptRow): Script {
  return {
    ...inputOf(row),
    ...presentRule(ctx, row),
    files: row.files ?? 0,
  };
}

export async function listScripts(
  ctx: Ctx,
  page: { limit: number; offset: number },
): Promise<ReplyOf<typeof api.listScripts>> {
  const [rows, count] = await Promise.all([
    listScriptRows(ctx.db, ctx.workspaceId, page),
    countVersioned(ctx, 'script'),
  ]);
  return { count, ...page, results: rows.map((row) => present(ctx, row)) };
}

export async function getScript(ctx: Ctx, id: number): Promise<Script> {
  const row = await findScriptRow(ctx.db, ctx.workspaceId, id);
  if (row === undefined) throw fail('scripts.not_found');
  return present(ctx, row);
}

export async function createScript(ctx: Ctx, input: Saving): Promise<Script> {
  return getScript(ctx, await addRule(ctx, kept, input));
}

export async function updateScript(ctx: Ctx, id: number, input: Saving): Promise<Script> {
  await changeRule(ctx, kept, id, input);
  return getScript(ctx, id);
}

export async function cloneScript(ctx: Ctx, id: number): Promise<Script> {
  return getScript(ctx, await copyRule(ctx, kept, id));
}

export const removeScript = (ctx: Ctx, id: number): Promise<void> => removeRule(ctx, kept, id);

export async function lockScript(ctx: Ctx, id: number, locked: boolean): Promise<Script> {
  await lockRule(ctx, 'script', id, locked);
  return getScript(ctx, id);
}
