import type { ReplyOf } from '@earshot/core/endpoint.ts';
import { fail } from '@earshot/core/errors.ts';
import { type WebhookFormat, webhookOf } from '@earshot/core/projects/triggers.ts';
import type { MatchedNews } from '@earshot/core/webhooks/news.ts';
import type {
  Delivery,
  DeliveryStatus,
  DeliveryTry,
  getDelivery as getEndpoint,
  listDeliveries as listEndpoint,
  PauseReason,
  WebhookState,
} from '@earshot/core/webhooks/webhooks.api.ts';
import { mayDo } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import { type ActingProject, findActingProject } from '../projects/matched-call.ts';
import { hostOnly, seesAddresses } from '../projects/trigger-addresses.ts';
import { findShownDelivery, listShownDeliveries, type ShownDeliveryRow } from './deliveries.queries.ts';
import { countDeliveries } from './deliveries.store.ts';
import { hostOf } from './keep-webhooks.ts';
import { readerOf } from './readers.ts';
import { formerSecrets } from './webhook-secrets.ts';
import { findWebhookRow } from './webhooks.store.ts';
import { bodyOfNews } from './write-message.ts';

/** What the webhook of a project sent and has to send. */
export async function listDeliveries(
  ctx: Ctx,
  projectId: number,
  query: { status?: DeliveryStatus | undefined; limit: number; offset: number },
): Promise<ReplyOf<typeof listEndpoint>> {
  const project = await getActingProject(ctx, projectId);
  const [{ rows, count }, webhook] = await Promise.all([
    listShownDeliveries(ctx.db, ctx.workspaceId, projectId, query),
    stateOf(ctx, project),
  ]);
  const { limit, offset } = query;
  return { count, limit, offset, webhook, results: rows.map((row) => present(ctx, project, webhook, row)) };
}

export async function getDelivery(
  ctx: Ctx,
  projectId: number,
  id: string,
): Promise<ReplyOf<typeof getEndpoint>> {
  const project = await getActingProject(ctx, projectId);
  const row = await findShownDelivery(ctx.db, ctx.workspaceId, projectId, id);
  if (row === undefined) throw fail('webhooks.delivery_not_found');
  const webhook = await stateOf(ctx, project);
  const seesAll = mayDo(ctx, 'files.read') && (mayDo(ctx, 'patterns.read') || !namesPatterns(row.news));
  const written = async () =>
    row.sent_body ??
    bodyOfNews(row.format as WebhookFormat, row.news, await readerOf(ctx, project.author_id));
  return {
    ...present(ctx, project, webhook, row),
    tries: (row.tries as DeliveryTry[]).toReversed(),
    body: seesAll ? await written() : null,
  };
}

const namesPatterns = (news: string) => (JSON.parse(news) as MatchedNews).patterns.length > 0;

export async function getActingProject(ctx: Ctx, projectId: number): Promise<ActingProject> {
  const project = await findActingProject(ctx, projectId);
  if (project === undefined) throw fail('projects.not_found');
  return project;
}

/** How the webhook of a project stands; null where it has none. */
export async function stateOf(ctx: Ctx, { id, triggers }: ActingProject): Promise<WebhookState | null> {
  const trigger = webhookOf(triggers);
  if (trigger === undefined) return null;
  const key = { project_id: id, trigger_id: trigger.id };
  const [row, counts] = await Promise.all([
    findWebhookRow(ctx.db, ctx.workspaceId, key),
    countDeliveries(ctx.db, ctx.workspaceId, key),
  ]);
  const former = row === undefined ? [] : formerSecrets(row, ctx.now());
  return {
    trigger_id: trigger.id,
    host: hostOf(trigger.url),
    format: trigger.format,
    paused_at: row?.paused_at?.toISOString() ?? null,
    paused_by: (row?.paused_by as PauseReason | undefined) ?? null,
    former_until: former[0]?.until ?? null,
    ...counts,
  };
}

function present(
  ctx: Ctx,
  project: ActingProject,
  webhook: WebhookState | null,
  row: ShownDeliveryRow,
): Delivery {
  const last = (row.tries as DeliveryTry[]).at(-1);
  const isGoing = project.state === 'started' && webhook?.paused_at === null && row.status === 'waiting';
  return {
    id: row.id,
    url: seesAddresses(ctx, project) ? row.url : hostOnly(row.url),
    at: last?.at ?? row.created_at.toISOString(),
    created: row.created_at.toISOString(),
    attempt: row.attempt,
    status: row.status as DeliveryStatus,
    error: last?.error ?? null,
    http_status: last?.http_status ?? null,
    next_at: isGoing ? (row.next_at?.toISOString() ?? null) : null,
    trigger_id: row.trigger_id,
    format: row.format as WebhookFormat,
    file: mayDo(ctx, 'files.read') ? { file_id: row.file_id, name: row.file_name } : null,
  };
}
