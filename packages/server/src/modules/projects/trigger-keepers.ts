import type { Project } from '@earshot/core/projects/projects.ts';
import type { Trigger, WebhookSecret } from '@earshot/core/projects/triggers.ts';
import type { TxCtx } from '../../platform/context.ts';
import { extensionPoint, extensionsOf } from '../../platform/extensions.ts';

/** What a module above keeps beside the triggers of projects, in the transactions that change them. */
export type TriggerKeeper = {
  /** A project was made or changed. Answers the secrets that came to be by that, which are told once. */
  saved: (
    ctx: TxCtx,
    projectId: number,
    triggers: { before: readonly Trigger[]; now: readonly Trigger[] },
  ) => Promise<readonly WebhookSecret[]>;
  /** It takes in calls again. */
  started: (ctx: TxCtx, projectId: number) => Promise<void>;
};

export const triggerKeepers = extensionPoint<TriggerKeeper>('trigger keepers');

export async function keepTriggers(
  ctx: TxCtx,
  projectId: number,
  triggers: { before: readonly Trigger[]; now: readonly Trigger[] },
): Promise<WebhookSecret[]> {
  const secrets: WebhookSecret[] = [];
  for (const keeper of extensionsOf(ctx, triggerKeepers))
    secrets.push(...(await keeper.saved(ctx, projectId, triggers)));
  return secrets;
}

export async function goOnWithTriggers(ctx: TxCtx, projectId: number): Promise<void> {
  for (const keeper of extensionsOf(ctx, triggerKeepers)) await keeper.started(ctx, projectId);
}

/** The project with the secrets that are told this once. */
export const withSecrets = (project: Project, secrets: readonly WebhookSecret[]): Project => ({
  ...project,
  triggers: project.triggers.map((one) => {
    const made = secrets.find(({ trigger_id }) => trigger_id === one.id);
    return one.type === 'webhook' && made ? { ...one, secret: made.secret } : one;
  }),
});
