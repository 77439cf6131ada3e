import type { AlertChange, AlertSetting } from '@earshot/core/alerts/alerts.api.ts';
import { nextMonday, nextTurn } from '@earshot/core/alerts/turns.ts';
import { fail } from '@earshot/core/errors.ts';
import { type Ctx, transact } from '../../platform/context.ts';
import { findToldProject, listToldProjects, type ToldProject } from '../projects/told-projects.ts';
import { dropWaiting } from './alert-calls.store.ts';
import { clockOf, zoneOf } from './clock-of.ts';
import { namedBy } from './hear-matched.ts';
import { changeRecipient, type Decision, keepRecipient, listRecipientsOfUser } from './recipients.store.ts';

const undecided: Decision = { is_off: false, is_daily: false, quiet_until: null };

/** What somebody decided as it is shown; quiet that is over is none. */
export function presentDecision(
  project: Pick<ToldProject, 'alerts_period'>,
  { is_off, is_daily, quiet_until }: Decision,
  timeZone: string,
  now: Date,
) {
  const quiet = quiet_until !== null && quiet_until > now ? quiet_until : null;
  const next = nextTurn(clockOf(project, { is_daily }, timeZone), quiet ?? now);
  return {
    is_off,
    is_daily,
    quiet_until: quiet?.toISOString() ?? null,
    alerts_period: project.alerts_period,
    next_at: is_off ? null : next.toISOString(),
  };
}

/** What a change makes of a decision. */
export const decisionOf = (
  { is_off, is_daily, is_quiet }: AlertChange,
  timeZone: string,
  now: Date,
): Partial<Decision> => ({
  ...(is_off !== undefined && { is_off }),
  ...(is_daily !== undefined && { is_daily }),
  ...(is_quiet !== undefined && { quiet_until: is_quiet ? nextMonday(timeZone, now) : null }),
});

const names = (project: ToldProject, userId: number) =>
  namedBy(project).some((one) => one.user_id === userId);

/** The projects that tell this person, with what they decided. */
export async function listAlertSettings(
  ctx: Ctx,
  userId: number,
): Promise<{ time_zone: string; results: AlertSetting[] }> {
  const time_zone = await zoneOf(ctx, userId);
  const [projects, rows] = await Promise.all([
    listToldProjects(ctx),
    listRecipientsOfUser(ctx.db, ctx.workspaceId, userId),
  ]);
  return {
    time_zone,
    results: projects
      .filter((project) => names(project, userId))
      .map((project) =>
        present(
          ctx,
          project,
          rows.find((row) => row.project_id === project.id),
          time_zone,
        ),
      ),
  };
}

function present(
  ctx: Ctx,
  project: ToldProject,
  decision: Decision = undecided,
  timeZone: string,
): AlertSetting {
  const { id, name, kind } = project;
  return { project_id: id, name, kind, ...presentDecision(project, decision, timeZone, ctx.now()) };
}

/** Changes what a person decided about a project that tells them. Throws `alerts.not_told`. */
export async function changeAlertSetting(
  ctx: Ctx,
  userId: number,
  projectId: number,
  change: AlertChange,
): Promise<AlertSetting> {
  return transact(ctx, async (ctx) => {
    const project = await findToldProject(ctx, projectId);
    if (project === undefined) throw fail('projects.not_found');
    if (!names(project, userId)) throw fail('alerts.not_told');
    const time_zone = await zoneOf(ctx, userId);
    const who = { user_id: userId, email: null };
    const row = await keepRecipient(ctx.db, ctx.workspaceId, projectId, who, ctx.now());
    const decision = decisionOf(change, time_zone, ctx.now());
    await decide(ctx, row.id, decision);
    return present(ctx, project, { ...row, ...decision }, time_zone);
  });
}

/** Whoever wants nothing any more is not told later what waited until now. */
export async function decide(
  { db, workspaceId }: Pick<Ctx, 'db' | 'workspaceId'>,
  recipientId: number,
  decision: Partial<Decision>,
): Promise<void> {
  await changeRecipient(db, workspaceId, recipientId, decision);
  if (decision.is_off === true) await dropWaiting(db, workspaceId, recipientId);
}
