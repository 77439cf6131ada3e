import { randomUUID } from 'node:crypto';
import { webhookOf } from '@earshot/core/projects/triggers.ts';
import type { z } from 'zod';
import { type Ctx, transact } from '../../platform/context.ts';
import { findFileRow } from '../files/file-rows.ts';
import { findActingProject, findMatchedCall } from '../projects/matched-call.ts';
import type { projectMatched } from '../projects/projects.events.ts';
import { insertDelivery } from './deliveries.store.ts';
import { addWebhook, hostOf } from './keep-webhooks.ts';
import { announceDeliveries } from './live-deliveries.ts';
import { newsOf } from './match-news.ts';
import { wake } from './wake.ts';

type News = z.output<typeof projectMatched.payload>;

/** A project found a call that has come in: its webhook, where that was set off, is told of it. Heard twice, it is told once. */
export async function hearMatch(ctx: Ctx, { project_id, file_id, found_at, triggers }: News): Promise<void> {
  const project = await findActingProject(ctx, project_id);
  if (project === undefined) return;
  const trigger = webhookOf(project.triggers);
  if (trigger === undefined || !triggers.includes(trigger.id)) return;
  const file = await findFileRow(ctx, file_id);
  const match = await findMatchedCall(ctx, project, file_id);
  // Let go of meanwhile; where it was found again, that is news of its own.
  if (file === undefined || match?.found_at.toISOString() !== found_at) return;
  const id = randomUUID();
  const news = JSON.stringify(newsOf(ctx, id, { project, file, match }));
  await transact(ctx, async (ctx) => {
    const key = { project_id, trigger_id: trigger.id };
    // One that is older than webhooks has nothing kept beside it yet.
    await addWebhook(ctx, key, hostOf(trigger.url));
    const isNew = await insertDelivery(ctx.db, ctx.workspaceId, {
      ...key,
      id,
      file_id,
      found_at: match.found_at,
      news,
      url: trigger.url,
      format: trigger.format,
      created_at: ctx.now(),
    });
    if (!isNew) return;
    await wake(ctx, key, ctx.now());
    await announceDeliveries(ctx, project_id);
  });
}
