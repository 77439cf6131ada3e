import { fail } from '@earshot/core/errors.ts';
import type { RuleKind, RuleRun } from '@earshot/core/rules/rules.ts';
import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database.ts';
import type { JobRun } from '../../platform/jobs.ts';
import { announce } from '../../platform/live.ts';
import { startedAt } from '../analysis/analyse-file.ts';
import { applyRuleJob } from '../analysis/analysis.jobs.ts';
import { audit } from '../audit/audit.ts';
import type { Condition } from '../call-index/phrase-sql.ts';
import { semanticsForSql, type WorkspaceSemantics } from '../semantics/semantics.ts';
import { loadAnalysedCalls } from './analysed-call.ts';
import { applyRules, type RuleCall, type TriedRule } from './apply-rules.ts';
import { type CompiledRule, findRule } from './compiled-rules.ts';
import { detectionCandidates } from './detection-candidates.ts';
import {
  advanceRun,
  cancelRunsOf,
  findRun,
  insertRun,
  listRunRows,
  presentRun,
  type RunRow,
  updateRun,
} from './rule-runs.store.ts';
import { ruleSemantics } from './rule-semantics.ts';

/** Calls in one transaction: long enough to be quick, short enough to stop at once. */
const batch = 100;

/** Starts a rule on its way over the calls that are there. A run of an earlier version ends. */
export async function startRun(ctx: Ctx, kind: RuleKind, ruleId: number): Promise<RuleRun> {
  return inTransaction(ctx.db, async (tx) => {
    const rule = await findRule(ctx, tx, { kind, id: ruleId });
    if (rule === undefined) throw fail(kind === 'tag' ? 'tags.no_rule' : 'patterns.not_found');
    await cancelRunsOf(tx, ctx.workspaceId, { kind, rule_id: ruleId }, ctx.now());
    const row = await insertRun(tx, ctx.workspaceId, {
      kind,
      rule_id: ruleId,
      rule_version: rule.version,
      user_id: ctx.userId,
      created_at: ctx.now(),
    });
    await audit(ctx, tx, {
      action: 'rule.applied',
      subjectId: ruleId,
      subject: rule.name,
      after: { kind, version: rule.version },
    });
    await ctx.jobs.add(tx, applyRuleJob, ctx.workspaceId, {
      workspace_id: ctx.workspaceId,
      run_id: row.id,
      kind,
    });
    await announce(tx, ctx.workspaceId, { event: 'rules.changed', kind });
    return presentRun(row);
  });
}

export async function cancelRun(ctx: Ctx, id: number): Promise<RuleRun> {
  const row = await findRun(ctx.db, ctx.workspaceId, id);
  if (row === undefined) throw fail('rules.run_not_found');
  if (!(await updateRun(ctx.db, ctx.workspaceId, id, { status: 'cancelled', ended_at: ctx.now() })))
    throw fail('rules.run_ended');
  await announce(ctx.db, ctx.workspaceId, { event: 'rules.changed', kind: row.kind as RuleKind });
  return presentRun((await findRun(ctx.db, ctx.workspaceId, id)) ?? row);
}

export async function getRun(ctx: Ctx, id: number): Promise<RuleRun> {
  const row = await findRun(ctx.db, ctx.workspaceId, id);
  if (row === undefined) throw fail('rules.run_not_found');
  return presentRun(row);
}

export async function listRuns(
  ctx: Ctx,
  filter: { kind?: RuleKind | undefined; rule_id?: number | undefined },
  page: { limit: number; offset: number },
) {
  const { rows, count } = await listRunRows(ctx.db, ctx.workspaceId, filter, page);
  return { count, ...page, results: rows.map(presentRun) };
}

/** The run itself, in a worker: batch after batch behind the last call done, until it ends or is called off. */
export async function runRule(ctx: Ctx, runId: number, job: JobRun): Promise<void> {
  const row = await findRun(ctx.db, ctx.workspaceId, runId);
  if (row === undefined || (row.status !== 'waiting' && row.status !== 'running')) return;
  const kind = row.kind as RuleKind;
  const rule = await findRule(ctx, ctx.db, { kind, id: row.rule_id });
  if (rule === undefined || rule.version !== row.rule_version) return end(ctx, row, 'cancelled');
  try {
    const semantics = await ruleSemantics(ctx, [rule]);
    const condition = callsInQuestion(ctx, rule, semantics);
    const total = await countCalls(ctx, condition);
    if (!(await updateRun(ctx.db, ctx.workspaceId, runId, { status: 'running', total }))) return;
    let after = row.after_file;
    for (;;) {
      if (job.signal.aborted) throw job.signal.reason;
      const files = await nextCalls(ctx, condition, after);
      const last = files.at(-1)?.id;
      if (last === undefined) return await end(ctx, row, 'done');
      if (!(await applyToBatch(ctx, runId, rule, files, semantics))) return;
      after = last;
    }
  } catch (error) {
    if (!job.isLastAttempt) throw error;
    await end(ctx, row, 'failed');
  }
}

type CallRow = Awaited<ReturnType<typeof nextCalls>>[number];

/** False when the run was called off meanwhile; then nothing of the batch is written. */
async function applyToBatch(
  ctx: Ctx,
  runId: number,
  rule: CompiledRule,
  files: readonly CallRow[],
  semantics: WorkspaceSemantics | null,
): Promise<boolean> {
  const ids = files.map((file) => file.id);
  const calls = await loadAnalysedCalls(ctx.db, ctx.workspaceId, ids);
  const ruleCalls = files.flatMap((file): RuleCall[] => {
    const call = calls.get(file.id);
    return call === undefined
      ? []
      : [{ file_id: file.id, started_at: startedAt(file), operator: file.operator, call }];
  });
  try {
    await inTransaction(ctx.db, async (tx) => {
      const { added, removed, kept } = await applyRules(ctx, tx, [rule], ruleCalls, semantics);
      const isOn = await advanceRun(tx, ctx.workspaceId, runId, {
        done: files.length,
        added: added.length,
        removed: removed.length,
        kept: kept.length,
        after_file: ids.at(-1) ?? null,
      });
      if (!isOn) throw new CalledOff();
      await announce(tx, ctx.workspaceId, { event: 'rules.changed', kind: rule.kind });
    });
    return true;
  } catch (error) {
    if (error instanceof CalledOff) return false;
    throw error;
  }
}

/** Takes back a batch whose run was called off meanwhile. */
class CalledOff extends Error {}

/** Calls in which the rule can hold, and those where it stands already and might have to go. */
export function callsInQuestion(ctx: Ctx, rule: TriedRule, semantics: WorkspaceSemantics | null): Condition {
  const candidates = detectionCandidates(rule.detection, {
    workspaceId: ctx.workspaceId,
    hints: {},
    ...semanticsForSql(semantics),
  });
  if (rule.id === null) return candidates;
  const standing =
    rule.kind === 'tag'
      ? sql`select t.file_id from file_tags t where t.workspace_id = ${ctx.workspaceId} and t.tag_id = ${rule.id}`
      : sql`select m.file_id from pattern_matches m where m.workspace_id = ${ctx.workspaceId} and m.pattern_id = ${rule.id}`;
  return sql<boolean>`(${candidates} or files.id in (${standing}))`;
}

function analysedCalls(ctx: Ctx, condition: Condition) {
  return ctx.db
    .selectFrom('files')
    .where('files.workspace_id', '=', ctx.workspaceId)
    .where('files.analysed_at', 'is not', null)
    .where(condition);
}

async function countCalls(ctx: Ctx, condition: Condition): Promise<number> {
  const { count } = await analysedCalls(ctx, condition)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

function nextCalls(ctx: Ctx, condition: Condition, after: string | null) {
  let query = analysedCalls(ctx, condition)
    .select(['files.id', 'files.recorded_at', 'files.created_at', 'files.operator'])
    .orderBy('files.id')
    .limit(batch);
  if (after !== null) query = query.where('files.id', '>', after);
  return query.execute();
}

async function end(ctx: Ctx, row: RunRow, status: 'done' | 'cancelled' | 'failed'): Promise<void> {
  await updateRun(ctx.db, ctx.workspaceId, row.id, { status, ended_at: ctx.now() });
  await announce(ctx.db, ctx.workspaceId, { event: 'rules.changed', kind: row.kind as RuleKind });
}
