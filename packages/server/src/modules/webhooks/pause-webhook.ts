import type { PauseReason } from '@earshot/core/webhooks/webhooks.api.ts';
import type { TxCtx } from '../../platform/context.ts';
import { notify } from '../notifications/notifications.ts';
import type { ActingProject } from '../projects/matched-call.ts';
import { membersWhoMay } from '../users/memberships.ts';
import { changeWebhookRow, type WebhookRow } from './webhooks.store.ts';

/** Sends nothing more by this webhook until somebody says so, and tells those who can. */
export async function pauseWebhook(
  ctx: TxCtx,
  { webhook, project }: { webhook: WebhookRow; project: ActingProject },
  reason: PauseReason,
): Promise<void> {
  await changeWebhookRow(ctx.db, ctx.workspaceId, webhook, {
    pause: { paused_at: ctx.now(), paused_by: reason },
  });
  const may = async (permission: 'members.write' | 'projects.read') =>
    (await membersWhoMay(ctx, permission)).map(({ user_id }) => user_id);
  const authors = (await may('projects.read')).filter((id) => id === project.author_id);
  await notify(ctx, [...authors, ...(await may('members.write'))], {
    kind: 'webhook.paused',
    params: { project: project.name, host: webhook.host },
    project_id: project.id,
    link: `/${addressOf[project.kind]}/${project.id}`,
  });
}

/** Where the interface shows projects of a kind. */
const addressOf: Record<ActingProject['kind'], string> = {
  monitoring: 'monitoring',
  discovery: 'knowledge_discovery',
  training: 'training',
  testing: 'testing',
};
