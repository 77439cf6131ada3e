import type { BodyOf, ReplyOf } from '@earshot/core/endpoint.ts';
import { fail } from '@earshot/core/errors.ts';
import {
  type CustomMetric,
  type CustomMetricInput,
  type checkFormula as checkFormulaEndpoint,
  customMetricKey,
} from '@earshot/core/metrics/custom-metrics.api.ts';
import { evaluateFormula, parseFormula } from '@earshot/core/metrics/formula.ts';
import { isOwnMetric } from '@earshot/core/metrics/metric-limits.ts';
import type { OwnMetricValue } from '@earshot/core/metrics/metrics.api.ts';
import type { CallMetrics } from '@earshot/core/metrics/metrics.ts';
import { beyondLimit } from '../../platform/beyond-limit.ts';
import type { Ctx, TxCtx } from '../../platform/context.ts';
import { getFileRow } from '../files/files.ts';
import { forgetRule, holdRule, keepChange, keepFirst, savingRule } from '../versions/versioned-changes.ts';
import {
  type CustomMetricRow,
  countWords,
  insertMetricRow,
  listMetricRows,
  removeMetricRows,
  updateMetricRow,
} from './custom-metrics.store.ts';
import { presentMetrics } from './present-metrics.ts';
import { renumberCallsJob } from './renumber-calls.ts';

/** What a person sets, without what follows from it. */
function inputOf(row: CustomMetricRow): CustomMetricInput {
  const { name, formula, unit, lower_limit, upper_limit } = row;
  return { name, formula, unit, lower_limit, upper_limit };
}

function present(row: CustomMetricRow): CustomMetric {
  return { ...inputOf(row), id: row.id, version: row.version, key: customMetricKey(row.id) };
}

export async function listCustomMetrics(ctx: Ctx): Promise<CustomMetric[]> {
  return (await listMetricRows(ctx.db, ctx.workspaceId)).map(present);
}

/** Throws where one of these names is a metric that the workspace has not defined, or not any more. */
export async function refuseUnknownMetrics(ctx: Ctx, names: readonly string[]): Promise<void> {
  const own = names.filter(isOwnMetric);
  if (own.length === 0) return;
  const rows = await listMetricRows(ctx.db, ctx.workspaceId);
  const known = new Set(rows.map(({ id }) => customMetricKey(id)));
  const metric = own.find((name) => !known.has(name));
  if (metric !== undefined) throw fail('metrics.unknown', { metric });
}

export async function createCustomMetric(ctx: Ctx, input: CustomMetricInput): Promise<CustomMetric> {
  refuseInvalid(input);
  return savingRule(ctx, 'metric', async (ctx) => {
    const made = { author_id: ctx.userId, created_at: ctx.now() };
    const row = await insertMetricRow(ctx.db, ctx.workspaceId, input, made);
    await keepFirst(ctx, 'metric', row.id, input);
    await renumber(ctx);
    return present(row);
  });
}

export async function updateCustomMetric(
  ctx: Ctx,
  id: number,
  input: CustomMetricInput,
): Promise<CustomMetric> {
  refuseInvalid(input);
  return savingRule(ctx, 'metric', async (ctx) => {
    const before = await holdRule<CustomMetricRow>(ctx, 'metric', id);
    const isNewVersion = before.formula !== input.formula;
    const version = before.version + (isNewVersion ? 1 : 0);
    const row = await updateMetricRow(ctx.db, ctx.workspaceId, id, input, { version, updated_at: ctx.now() });
    await keepChange(ctx, 'metric', before, { before: inputOf(before), input, version });
    if (isNewVersion) await renumber(ctx);
    return present(row);
  });
}

export async function removeCustomMetric(ctx: Ctx, id: number): Promise<void> {
  await savingRule(ctx, 'metric', async (ctx) => {
    const row = await holdRule<CustomMetricRow>(ctx, 'metric', id);
    await beyondLimit(ctx, 'a metric goes with the numbers of all calls', ({ db }) =>
      removeMetricRows(db, ctx.workspaceId, { id, key: customMetricKey(id) }),
    );
    await forgetRule(ctx, 'metric', row, inputOf(row));
  });
}

/** The metrics of the workspace for one call, by name. */
export async function ownMetricsOf(
  ctx: Ctx,
  fileId: string,
  metrics: CallMetrics,
): Promise<OwnMetricValue[]> {
  const rows = await listMetricRows(ctx.db, ctx.workspaceId);
  if (rows.length === 0) return [];
  const words = await countWords(ctx.db, ctx.workspaceId, fileId);
  return rows.map(({ id, name, unit, formula: text, lower_limit, upper_limit }) => {
    const { formula } = parseFormula(text);
    const { value, reason } =
      formula === null
        ? { value: null, reason: 'not_understood' as const }
        : evaluateFormula(formula, metrics, words);
    return { id, name, unit, value, reason, lower_limit, upper_limit };
  });
}

/** What a formula gives for one call, or the first thing that is wrong with it. */
export async function checkFormula(
  ctx: Ctx,
  { formula: text, file_id }: BodyOf<typeof checkFormulaEndpoint>,
): Promise<ReplyOf<typeof checkFormulaEndpoint>> {
  const file = file_id === undefined ? undefined : await getFileRow(ctx, file_id);
  const { formula, issues } = parseFormula(text);
  if (formula === null) return { valid: false, issue: issues[0] ?? null, value: null, reason: null };
  const metrics = presentMetrics((file?.metrics ?? null) as CallMetrics | null, file?.roles_swapped ?? false);
  if (file === undefined || metrics === null) return { valid: true, issue: null, value: null, reason: null };
  const words = await countWords(ctx.db, ctx.workspaceId, file.id);
  return { valid: true, issue: null, ...evaluateFormula(formula, metrics, words) };
}

function refuseInvalid({ formula: text, name, lower_limit, upper_limit }: CustomMetricInput): void {
  if (lower_limit !== null && upper_limit !== null && lower_limit > upper_limit)
    throw fail('metrics.limits_order', { metric: name });
  const [issue] = parseFormula(text).issues;
  if (issue === undefined) return;
  const { code, start, end, found } = issue;
  throw fail('metrics.formula', { issue: code, start, end, ...(found === undefined ? {} : { found }) });
}

/** All calls get their new number in the background. */
function renumber(ctx: TxCtx): Promise<void> {
  return ctx.jobs.add(ctx.db, renumberCallsJob, ctx.workspaceId, { workspace_id: ctx.workspaceId });
}
