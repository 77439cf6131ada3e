import type { AlertsPeriod, ProjectKind } from '@earshot/core/projects/projects.ts';
import type { Trigger } from '@earshot/core/projects/triggers.ts';
import type { Ctx } from '../../platform/context.ts';
import { inputOf } from './project-input.ts';
import { listOpenRuns } from './project-runs.store.ts';
import { findProjectRow, listProjectRowsTelling, type ProjectRow } from './projects.store.ts';

/** A project as whoever tells of its calls has to know it. */
export type ToldProject = {
  id: number;
  name: string;
  kind: ProjectKind;
  author_id: number | null;
  alerts_period: AlertsPeriod;
  patterns: number[];
  /** Undefined where it tells nobody. */
  notify: Extract<Trigger, { type: 'notify' }> | undefined;
  /** Every call that came in from then on was looked at; null while past ones are gone over, or where it never was started. */
  known_since: Date | null;
};

export async function findToldProject(ctx: Ctx, id: number): Promise<ToldProject | undefined> {
  const row = await findProjectRow(ctx.db, ctx.workspaceId, id);
  return row && (await told(ctx, [row]))[0];
}

/** Those that tell somebody, by name. */
export async function listToldProjects(ctx: Ctx): Promise<ToldProject[]> {
  return told(ctx, await listProjectRowsTelling(ctx.db, ctx.workspaceId));
}

async function told(ctx: Ctx, rows: readonly ProjectRow[]): Promise<ToldProject[]> {
  const runs = await listOpenRuns(
    ctx.db,
    ctx.workspaceId,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const { name, kind, patterns, triggers, alerts_period } = inputOf(row);
    const isGoingOver = runs.some(({ project_id }) => project_id === row.id);
    const { started_at: since, watched_from: from, gap_until: gap } = row;
    const watched = since !== null && from !== null && from < since ? from : since;
    return {
      id: row.id,
      name,
      kind,
      patterns,
      alerts_period,
      author_id: row.author_id,
      notify: triggers.find((one) => one.type === 'notify'),
      known_since: isGoingOver ? null : watched !== null && gap !== null && gap > watched ? gap : watched,
    };
  });
}
