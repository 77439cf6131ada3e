import type { CallFilters } from '@earshot/core/calls/call-filters.ts';
import { fail } from '@earshot/core/errors.ts';
import { dayOf } from '@earshot/core/findings/day.ts';
import { type Open, type Project, type ProjectState, shownWeeks } from '@earshot/core/projects/projects.ts';
import type { Ctx } from '../../platform/context.ts';
import { startOf } from '../calls/periods.queries.ts';
import { unreadAlerts } from '../notifications/notifications.ts';
import { presentRule } from '../versions/versioned-changes.ts';
import { getWorkspaceSettings } from '../workspaces/workspaces.ts';
import { inputOf, seenBy } from './project-input.ts';
import { findShownProject, type ShownProjectRow } from './project-list.store.ts';
import { progressOf } from './project-progress.ts';
import { listOpenRuns } from './project-runs.store.ts';
import { numbersOfProjects } from './projects.queries.ts';
import { seesAddresses, withoutPaths } from './trigger-addresses.ts';

/** Today by the clock of the workspace, and when it began. */
export async function todayOf(ctx: Ctx): Promise<{ today: string; startOfToday: Date }> {
  const { time_zone } = await getWorkspaceSettings(ctx);
  return {
    today: dayOf(ctx.now(), time_zone),
    startOfToday: new Date(await startOf(ctx, 'today', time_zone)),
  };
}

/** The calls of a project, as `POST search` takes them, narrowed by further filters. */
export const openOf = (projectId: number, more: CallFilters = {}): Open => ({
  query: null,
  filters: { projects: [projectId], ...more },
});

export async function presentProjects(ctx: Ctx, rows: readonly ShownProjectRow[]): Promise<Project[]> {
  const ids = rows.map(({ id }) => id);
  const days = await todayOf(ctx);
  const [numbersOf, runs, unread] = await Promise.all([
    numbersOfProjects(ctx.db, ctx.workspaceId, ids, { ...days, weeks: shownWeeks }),
    listOpenRuns(ctx.db, ctx.workspaceId, ids),
    unreadAlerts(ctx, ctx.userId ?? 0, ids),
  ]);
  const start = days.startOfToday.toISOString();
  return rows.map((row) => {
    const { input, isPartly } = seenBy(ctx, inputOf(row));
    const rule = presentRule(ctx, row);
    const run = runs.find((one) => one.project_id === row.id);
    return {
      ...input,
      triggers: seesAddresses(ctx, row) ? input.triggers : withoutPaths(input.triggers),
      ...rule,
      can_change: rule.can_change && !isPartly,
      author_id: row.author_id,
      is_partly_hidden: isPartly,
      state: row.state as ProjectState,
      progress: run === undefined ? null : progressOf(run, ctx.now()),
      ...numbersOf(row.id),
      is_pinned: row.pinned_at !== null,
      unread_alerts: unread.get(row.id) ?? 0,
      open: {
        found: openOf(row.id),
        added_today: openOf(row.id, { periods: [{ field: 'created', start, to: null }] }),
      },
    };
  });
}

export async function getProject(ctx: Ctx, id: number): Promise<Project> {
  const row = await findShownProject(ctx.db, ctx.workspaceId, id, ctx.userId ?? 0);
  const [project] = row === undefined ? [] : await presentProjects(ctx, [row]);
  if (project === undefined) throw fail('projects.not_found');
  return project;
}
