import type { TxCtx } from '../../platform/context.ts';
import { announce, liveSource } from '../../platform/live.ts';

/** A run moves on many times a second; so often it is told. */
const togetherMs = 500;

export const liveProject = liveSource('projects.changed', {
  togetherMs,
  together: ({ project_id }) => String(project_id),
  message: async (_ctx, { project_id }) => ({
    message: { event: 'projects.changed', project_id },
  }),
});

/** Tells everybody that the numbers or the state of a project are others now. */
export function announceProject({ db, workspaceId }: TxCtx, projectId: number): Promise<void> {
  return announce(db, workspaceId, { event: 'projects.changed', project_id: projectId });
}
