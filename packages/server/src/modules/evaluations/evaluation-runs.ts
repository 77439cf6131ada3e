import type { ReplyOf } from '@earshot/core/endpoint.ts';
import { fail } from '@earshot/core/errors.ts';
import type { listEvaluationRuns as listEndpoint } from '@earshot/core/evaluations/evaluations.api.ts';
import type { EvaluationRun } from '@earshot/core/evaluations/evaluations.ts';
import { Subject } from '@earshot/core/projects/projects.ts';
import { refuseLimited } from '../../platform/beyond-limit.ts';
import { type Ctx, type TxCtx, transact } from '../../platform/context.ts';
import { giveWay } from '../../platform/give-way.ts';
import type { JobRun } from '../../platform/jobs.ts';
import { audit } from '../audit/audit.ts';
import { announceProject } from '../projects/live-projects.ts';
import { findTestingProject, type TestingProject } from '../projects/testing-projects.ts';
import { evaluationJob } from './evaluations.jobs.ts';
import { judge } from './judge.ts';
import { changeRun, findRun, insertRun, listRuns, putTold, type RunRow } from './runs.store.ts';
import { nothingTold, type TestedSubject } from './subject.ts';
import { keeperOf, testOf } from './subjects.ts';
import { countTruths, listAnsweredTruths } from './truths.store.ts';

/** Places in one transaction: long enough to be quick, short enough to stop at once. */
const batch = 25;

const presentRun = (row: RunRow): EvaluationRun => ({
  id: row.id,
  version: row.version,
  status: row.status as EvaluationRun['status'],
  done: row.done,
  total: row.total,
  created_at: row.created_at.toISOString(),
  ended_at: row.ended_at?.toISOString() ?? null,
  verdict: row.verdict as EvaluationRun['verdict'],
  reason: row.reason as EvaluationRun['reason'],
});

/** Has a version asked about the truth set: the one that the project names, else the newest. */
export async function startEvaluation(
  ctx: Ctx,
  id: number,
  asked: number | undefined,
): Promise<EvaluationRun> {
  refuseLimited(ctx);
  const { project, subject } = await testOf(ctx, id);
  const versions = await keeperOf(subject).versions(ctx, subject.id, id);
  const version = asked ?? subject.version ?? versions[0]?.version;
  if (version === undefined || !versions.some((one) => one.version === version))
    throw fail('testing.version_not_found');
  const { answered } = await countTruths(ctx.db, ctx.workspaceId, id);
  if (answered === 0) throw fail('testing.no_truth');
  return transact(ctx, async (ctx) => {
    const run = await addRun(ctx, project, subject, version, false);
    if (run === null) throw fail('testing.busy');
    await audit(ctx, { action: 'project.tested', subjectId: id, subject: project.name, after: { version } });
    return presentRun(run);
  });
}

/** A run that a worker does; null where the same version is under way. */
export async function addRun(
  ctx: TxCtx,
  project: TestingProject,
  { kind, id }: Subject,
  version: number,
  isByChange: boolean,
): Promise<RunRow | null> {
  const run = await insertRun(ctx.db, ctx.workspaceId, {
    project_id: project.id,
    subject: { kind, id },
    version,
    is_by_change: isByChange,
    user_id: ctx.userId,
    created_at: ctx.now(),
  });
  if (run === undefined) return null;
  await ctx.jobs.add(ctx.db, evaluationJob, ctx.workspaceId, {
    workspace_id: ctx.workspaceId,
    run_id: run.id,
  });
  await announceProject(ctx, project.id);
  return run;
}

export async function listEvaluationRuns(
  ctx: Ctx,
  id: number,
  page: { limit: number; offset: number },
): Promise<ReplyOf<typeof listEndpoint>> {
  refuseLimited(ctx);
  const { subject } = await testOf(ctx, id);
  const { rows, count } = await listRuns(ctx.db, ctx.workspaceId, id, page);
  const versions = await keeperOf(subject).versions(ctx, subject.id, id);
  return { count, ...page, results: rows.map(presentRun), versions };
}

/** The run itself, in a worker: batch after batch behind the last place, until it ends. */
export async function runEvaluation(ctx: Ctx, runId: number, job: JobRun): Promise<void> {
  const row = await findRun(ctx.db, ctx.workspaceId, runId);
  if (row === undefined || (row.status !== 'waiting' && row.status !== 'running')) return;
  try {
    const project = await findTestingProject(ctx, row.project_id);
    const subject = Subject.parse(row.subject);
    const now = project?.subject ?? null;
    const isSame = now !== null && now.kind === subject.kind && now.id === subject.id;
    const tested = isSame ? await keeperOf(subject).load(ctx, subject.id, row.version, row.project_id) : null;
    if (tested === null) return await end(ctx, row, { status: 'failed', reason: 'subject_gone' });
    const { answered } = await countTruths(ctx.db, ctx.workspaceId, row.project_id);
    if (!(await changeRun(ctx.db, ctx.workspaceId, runId, { status: 'running', total: answered }))) return;
    let after = row.after_truth;
    let done = row.done;
    for (;;) {
      if (job.signal.aborted) throw job.signal.reason;
      await giveWay(ctx);
      const step = await ask(ctx, row, tested, { after, done });
      if (step === null) break;
      after = step.after;
      done = step.done;
    }
    await judge(ctx, row, tested);
    await end(ctx, row, { status: 'done' });
  } catch (error) {
    if (job.signal.aborted || !job.isLastAttempt) throw error;
    await end(ctx, row, { status: 'failed', reason: 'other' });
    throw error;
  }
}

/** One batch with its progress; null behind the last place. */
async function ask(
  ctx: Ctx,
  row: RunRow,
  tested: TestedSubject,
  { after, done }: { after: number; done: number },
): Promise<{ after: number; done: number } | null> {
  const places = await listAnsweredTruths(ctx.db, ctx.workspaceId, row.project_id, { after, limit: batch });
  const last = places.at(-1);
  if (last === undefined) return null;
  const told = await tested.tell(ctx, places);
  const learned = await tested.learnedFrom(ctx, [...new Set(places.map(({ file_id }) => file_id))]);
  const rows = places.map(({ id, file_id }) => ({
    truth_id: id,
    told: told.get(id) ?? nothingTold,
    is_learned: learned.has(file_id),
  }));
  const now = { after: last.id, done: done + places.length };
  await transact(ctx, async (ctx) => {
    await putTold(ctx.db, ctx.workspaceId, { projectId: row.project_id, version: row.version }, rows);
    await changeRun(ctx.db, ctx.workspaceId, row.id, { after_truth: now.after, done: now.done });
    await announceProject(ctx, row.project_id);
  });
  return now;
}

async function end(
  ctx: Ctx,
  row: RunRow,
  change: { status: 'done' | 'failed'; reason?: 'subject_gone' | 'other' },
): Promise<void> {
  await transact(ctx, async (ctx) => {
    await changeRun(ctx.db, ctx.workspaceId, row.id, { ...change, ended_at: ctx.now() });
    await announceProject(ctx, row.project_id);
  });
}
