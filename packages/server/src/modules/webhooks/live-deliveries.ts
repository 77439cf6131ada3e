import type { TxCtx } from '../../platform/context.ts';
import { announce, liveSource } from '../../platform/live.ts';

/** Many are sent in a second; so often it is told. */
const togetherMs = 500;

export const liveDeliveries = liveSource('deliveries.changed', {
  togetherMs,
  together: ({ project_id }) => String(project_id),
  message: async (_ctx, { project_id }) => ({
    message: { event: 'deliveries.changed', project_id },
  }),
});

/** Tells everybody that what a project sends, or how its webhook stands, is another by now. */
export function announceDeliveries({ db, workspaceId }: TxCtx, projectId: number): Promise<void> {
  return announce(db, workspaceId, { event: 'deliveries.changed', project_id: projectId });
}
