import { fail } from '@earshot/core/errors.ts';
import type { RuleKind, RuleRun, VersionedKind } from '@earshot/core/rules/rules.ts';
import { refuseLimited } from '../../platform/beyond-limit.ts';
import { type Ctx, transact } from '../../platform/context.ts';
import { giveWay } from '../../platform/give-way.ts';
import type { JobRun } from '../../platform/jobs.ts';
import { announce } from '../../platform/live.ts';
import { audit } from '../audit/audit.ts';
import { holdFileRows } from '../files/file-rows.ts';
import { startedAt } from '../files/started-at.ts';
import type { WorkspaceSemantics } from '../semantics/semantics.ts';
import { loadAnalysedCalls } from './analysed-call.ts';
import { applyRules, type RuleCall } from './apply-rules.ts';
import { callsInQuestion, countAnalysed, listAnalysed } from './calls-in-question.queries.ts';
import { type CompiledRule, findRule } from './compiled-rules.ts';
import { adapterOf } from './rule-kinds.ts';
import {
  advanceRun,
  cancelRunsOf,
  findRun,
  holdRunsOf,
  insertRun,
  listRunRows,
  presentRun,
  type RunRow,
  removeRunsOf,
  updateRun,
} from './rule-runs.store.ts';
import { searchedRuleSemantics } from './rule-semantics.ts';
import { applyRuleJob } from './rules.jobs.ts';

/** Calls in one transaction: long enough to be quick, short enough to stop at once. */
const batch = 100;

/** Starts a rule on its way over the calls that are there. A run of an earlier version ends. */
export async function startRun(ctx: Ctx, kind: RuleKind, ruleId: number): Promise<RuleRun> {
  refuseLimited(ctx);
  return transact(ctx, async (ctx) => {
    const rule = await findRule(ctx, { kind, id: ruleId });
    if (rule === undefined) throw fail(adapterOf(ctx, kind).nothingToApply);
    await holdRunsOf(ctx.db, ctx.workspaceId, { kind, rule_id: ruleId });
    await cancelRunsOf(ctx.db, ctx.workspaceId, { kind, rule_id: ruleId }, ctx.now());
    const row = await insertRun(ctx.db, ctx.workspaceId, {
      kind,
      rule_id: ruleId,
      rule_version: rule.version,
      user_id: ctx.userId,
      created_at: ctx.now(),
    });
    await audit(ctx, {
      action: 'rule.applied',
      subjectId: ruleId,
      subject: rule.name,
      after: { kind, version: rule.version },
    });
    await ctx.jobs.add(ctx.db, applyRuleJob, ctx.workspaceId, {
      workspace_id: ctx.workspaceId,
      run_id: row.id,
      kind,
    });
    await announce(ctx.db, ctx.workspaceId, { event: 'rules.changed', kind });
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
  filter: { kinds: readonly RuleKind[]; rule_id?: number | undefined },
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
  const rule = await findRule(ctx, { kind, id: row.rule_id });
  if (rule === undefined || rule.version !== row.rule_version) return end(ctx, row, 'cancelled');
  try {
    const semantics = await searchedRuleSemantics(ctx, rule);
    const condition = callsInQuestion(ctx, rule, semantics);
    const total = await countAnalysed(ctx.db, ctx.workspaceId, condition);
    if (!(await updateRun(ctx.db, ctx.workspaceId, runId, { status: 'running', total }))) return;
    let after = row.after_file;
    for (;;) {
      if (job.signal.aborted) throw job.signal.reason;
      await giveWay(ctx);
      const ids = await listAnalysed(ctx.db, ctx.workspaceId, condition, { after, limit: batch });
      const last = ids.at(-1);
      if (last === undefined) return await end(ctx, row, 'done');
      if (!(await applyToBatch(ctx, runId, rule, ids, semantics))) return;
      after = last;
    }
  } catch (error) {
    if (!job.isLastAttempt) throw error;
    await end(ctx, row, 'failed');
  }
}

/** False when the run was called off meanwhile; then nothing of the batch is written. */
async function applyToBatch(
  ctx: Ctx,
  runId: number,
  rule: CompiledRule,
  ids: readonly string[],
  semantics: WorkspaceSemantics | null,
): Promise<boolean> {
  try {
    await transact(ctx, async (ctx) => {
      // What is analysed at the same time waits, or is read as it stands after it; in the order in which everybody holds calls.
      const held = await holdFileRows(ctx, ids);
      const calls = await loadAnalysedCalls(ctx.db, ctx.workspaceId, ids);
      const ruleCalls = held.flatMap((file): RuleCall[] => {
        const call = calls.get(file.id);
        return call === undefined
          ? []
          : [{ file_id: file.id, started_at: startedAt(file), operator: file.operator, call }];
      });
      const { added, removed, kept } = await applyRules(ctx, [rule], ruleCalls, semantics);
      const isOn = await advanceRun(ctx.db, ctx.workspaceId, runId, {
        done: ids.length,
        added: added.length,
        removed: removed.length,
        kept: kept.length,
        after_file: ids.at(-1) ?? null,
      });
      if (!isOn) throw new CalledOff();
      await announce(ctx.db, ctx.workspaceId, { event: 'rules.changed', kind: rule.kind });
    });
    return true;
  } catch (error) {
    if (error instanceof CalledOff) return false;
    throw error;
  }
}

/** Takes back a batch whose run was called off meanwhile. */
class CalledOff extends Error {}

async function end(ctx: Ctx, row: RunRow, status: 'done' | 'cancelled' | 'failed'): Promise<void> {
  await updateRun(ctx.db, ctx.workspaceId, row.id, { status, ended_at: ctx.now() });
  await announce(ctx.db, ctx.workspaceId, { event: 'rules.changed', kind: row.kind as RuleKind });
}

/** Runs of a rule go with it. */
export async function forgetRuns(
  ctx: Ctx,
  { kind, id, change }: { kind: VersionedKind; id: number; change: string },
): Promise<void> {
  if (change === 'removed') await removeRunsOf(ctx.db, ctx.workspaceId, { kind, rule_id: id });
}
