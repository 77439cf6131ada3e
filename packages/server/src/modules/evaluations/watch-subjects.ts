import type { Subject } from '@earshot/core/projects/projects.ts';
import { type Ctx, transact } from '../../platform/context.ts';
import { projectsTesting } from '../projects/testing-projects.ts';
import { addRun } from './evaluation-runs.ts';
import { countTruths } from './truths.store.ts';

/** Has a new version tested by the projects that test it, where they wish to know of each. */
export async function testChanged(
  ctx: Ctx,
  changed: Pick<Subject, 'kind' | 'id'> & { version: number },
): Promise<void> {
  for (const project of await projectsTesting(ctx, changed)) {
    const { subject } = project;
    const { answered } = await countTruths(ctx.db, ctx.workspaceId, project.id);
    if (subject === null || answered === 0) continue;
    await transact(ctx, (ctx) => addRun(ctx, project, subject, changed.version, true));
  }
}
