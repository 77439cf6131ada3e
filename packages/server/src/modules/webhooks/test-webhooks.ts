import { randomUUID } from 'node:crypto';
import type { WebhookFormat } from '@earshot/core/projects/triggers.ts';
import { sampleNews } from '@earshot/core/webhooks/sample.ts';
import { errorOfStatus } from '@earshot/core/webhooks/tries.ts';
import type { TestAnswer } from '@earshot/core/webhooks/webhooks.api.ts';
import { baseUrl } from '../../platform/config.ts';
import { type Ctx, transact } from '../../platform/context.ts';
import { post } from '../../platform/outgoing.ts';
import { countAttempt, webhookTests } from '../users/attempt-limit.ts';
import { holdWebhook } from './change-webhooks.ts';
import { getActingProject } from './present-deliveries.ts';
import { readerOf } from './readers.ts';
import { newSecret, validSecrets } from './webhook-secrets.ts';
import type { WebhookKey } from './webhooks.store.ts';
import { bodyOfNews, headersOf } from './write-message.ts';

/** What is shown of an answer. */
const shownBytes = 1024;

type Target = {
  url: string;
  format: WebhookFormat;
  secrets: readonly string[];
  project: { id: number; name: string; kind: 'monitoring' | 'discovery' | 'training' | 'testing' };
};

/** Sends a sample to the webhook of a project as it is saved, and tells what came back. */
export async function testWebhook(ctx: Ctx, key: WebhookKey): Promise<TestAnswer> {
  const { trigger, row } = await transact(ctx, (ctx) => holdWebhook(ctx, key));
  const { id, name, kind } = await getActingProject(ctx, key.project_id);
  const secrets = validSecrets(ctx, row);
  return sendSample(ctx, { ...trigger, secrets, project: { id, name, kind } });
}

/** The same for an address that is not saved yet; nobody knows what it is signed with. */
export function tryWebhook(
  ctx: Ctx,
  { url, format }: { url: string; format: WebhookFormat },
): Promise<TestAnswer> {
  const project = { id: 0, name: 'Earshot', kind: 'monitoring' } as const;
  return sendSample(ctx, { url, format, secrets: [newSecret()], project });
}

async function sendSample(ctx: Ctx, { url, format, secrets, project }: Target): Promise<TestAnswer> {
  await countAttempt(ctx, webhookTests(ctx.workspaceId));
  const reader = await readerOf(ctx, ctx.userId);
  const now = ctx.now();
  const id = randomUUID();
  const link = new URL('/files', baseUrl(ctx.config)).href;
  const news = sampleNews({ id, workspace_id: ctx.workspaceId, project, now, link }, reader.locale);
  const body = bodyOfNews(format, JSON.stringify(news), reader);
  const headers = headersOf(id, body, { secrets, now });
  const outcome = await post(url, { body, headers }, { allowed: ctx.config.outgoingAllow });
  if (outcome.error !== null)
    return { ok: false, status: null, error: outcome.error, ms: outcome.ms, answer: '' };
  const { status, ms, answer } = outcome;
  const error = errorOfStatus(status);
  return { ok: error === null, status, error, ms, answer: textOf(answer) };
}

/** The beginning of an answer, whatever it is; what cannot be shown is left out. */
function textOf(answer: Buffer): string {
  const text = new TextDecoder().decode(answer.subarray(0, shownBytes));
  return text.replaceAll(/[^\P{Cc}\n\t]/gu, '');
}
