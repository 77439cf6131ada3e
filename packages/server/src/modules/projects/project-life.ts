import type { BodyOf } from '@earshot/core/endpoint.ts';
import { fail } from '@earshot/core/errors.ts';
import type { restartProject as restartProjectEndpoint } from '@earshot/core/projects/projects.api.ts';
import type { Project } from '@earshot/core/projects/projects.ts';
import { type Ctx, type TxCtx, transact } from '../../platform/context.ts';
import { audit } from '../audit/audit.ts';
import { getWorkspaceSettings } from '../workspaces/workspaces.ts';
import { announceProject } from './live-projects.ts';
import { getProject } from './present-projects.ts';
import { inputOf, refuseEmpty } from './project-input.ts';
import { insertProjectRun, settleOpenRun } from './project-runs.store.ts';
import { projectRunJob } from './projects.jobs.ts';
import { startOfDay } from './projects.queries.ts';
import { changeProjectRow, type ProjectRow } from './projects.store.ts';
import { holdProject } from './projects.ts';
import { goOnWithTriggers } from './trigger-keepers.ts';

const open = ['waiting', 'running', 'paused'];
const everyCall = new Date(0);

/** A change of the state of a project, told and remembered; done twice at once, the second finds what the first did. */
async function change(
  ctx: Ctx,
  id: number,
  work: (ctx: TxCtx, row: ProjectRow) => Promise<void>,
): Promise<Project> {
  await transact(ctx, async (ctx) => {
    await work(ctx, await holdProject(ctx, id));
    await announceProject(ctx, id);
  });
  return getProject(ctx, id);
}

/** Takes in calls from now on, and past ones where that is wanted; one that is paused goes on. */
export function startProject(ctx: Ctx, id: number): Promise<Project> {
  return change(ctx, id, async (ctx, row) => {
    if (row.state === 'started') return;
    refuseEmpty(inputOf(row));
    const now = ctx.now();
    if (row.state === 'paused') {
      await changeProjectRow(ctx.db, ctx.workspaceId, id, { state: 'started', gap_until: now });
      const run = await settleOpenRun(ctx.db, ctx.workspaceId, id, ['paused'], { status: 'waiting' });
      if (run !== undefined) await addJob(ctx, run);
    } else {
      const since = await dayStart(ctx, row.history_from);
      await changeProjectRow(ctx.db, ctx.workspaceId, id, {
        state: 'started',
        started_at: now,
        watched_from: since,
      });
      if (since !== null) {
        await settleOpenRun(ctx.db, ctx.workspaceId, id, open, { status: 'cancelled', ended_at: now });
        await addRun(ctx, row, { kind: 'history', clears: false, since });
      }
    }
    await goOnWithTriggers(ctx, id);
    await tell(ctx, row, 'project.started', { history_from: row.history_from });
  });
}

/** Takes in nothing more; what is on its way over past calls stops where it is. */
export function pauseProject(ctx: Ctx, id: number): Promise<Project> {
  return change(ctx, id, async (ctx, row) => {
    if (row.state === 'paused') return;
    if (row.state === 'not_started') throw fail('projects.not_started');
    await changeProjectRow(ctx.db, ctx.workspaceId, id, { state: 'paused' });
    await settleOpenRun(ctx.db, ctx.workspaceId, id, ['waiting', 'running'], { status: 'paused' });
    await tell(ctx, row, 'project.paused');
  });
}

/** Goes over past calls anew; what was on its way ends. */
export function restartProject(
  ctx: Ctx,
  id: number,
  { start, from_stage, clear }: BodyOf<typeof restartProjectEndpoint>,
): Promise<Project> {
  return change(ctx, id, async (ctx, row) => {
    refuseEmpty(inputOf(row));
    const now = ctx.now();
    const since = await dayStart(ctx, start ?? row.history_from);
    await settleOpenRun(ctx.db, ctx.workspaceId, id, open, { status: 'cancelled', ended_at: now });
    await changeProjectRow(ctx.db, ctx.workspaceId, id, {
      state: 'started',
      started_at: row.started_at ?? now,
      watched_from: since ?? everyCall,
      gap_until: clear || row.gap_until !== null ? since : null,
    });
    await addRun(ctx, row, { kind: 'history', clears: clear, since });
    await goOnWithTriggers(ctx, id);
    await tell(ctx, row, 'project.restarted', {
      ...(start !== undefined && { start }),
      ...(from_stage !== undefined && { from_stage }),
      clear,
    });
  });
}

/** Takes back what only this project set; one that is started goes on taking in calls. */
export function clearProject(ctx: Ctx, id: number): Promise<Project> {
  return change(ctx, id, async (ctx, row) => {
    const now = ctx.now();
    await settleOpenRun(ctx.db, ctx.workspaceId, id, open, { status: 'cancelled', ended_at: now });
    await changeProjectRow(ctx.db, ctx.workspaceId, id, { gap_until: now });
    await addRun(ctx, row, { kind: 'clear', clears: true, since: null });
    await tell(ctx, row, 'project.cleared');
  });
}

/** When a day began by the clock of the workspace; null where there is none. */
async function dayStart(ctx: Ctx, day: string | null): Promise<Date | null> {
  if (day === null) return null;
  const { time_zone } = await getWorkspaceSettings(ctx);
  return startOfDay(ctx, day, time_zone);
}

async function addRun(
  ctx: TxCtx,
  { id, version }: ProjectRow,
  run: { kind: 'history' | 'clear'; clears: boolean; since: Date | null },
): Promise<void> {
  const made = { project_id: id, version, user_id: ctx.userId, created_at: ctx.now() };
  await addJob(ctx, await insertProjectRun(ctx.db, ctx.workspaceId, { ...run, ...made }));
}

function addJob(ctx: TxCtx, runId: number): Promise<void> {
  return ctx.jobs.add(ctx.db, projectRunJob, ctx.workspaceId, {
    workspace_id: ctx.workspaceId,
    run_id: runId,
  });
}

function tell(
  ctx: TxCtx,
  { id, name }: ProjectRow,
  action: 'project.started' | 'project.paused' | 'project.restarted' | 'project.cleared',
  after?: Record<string, unknown>,
): Promise<void> {
  return audit(ctx, { action, subjectId: id, subject: name, ...(after && { after }) });
}
