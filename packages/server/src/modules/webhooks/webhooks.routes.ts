import * as api from '@earshot/core/webhooks/webhooks.api.ts';
import type { Handle } from '../../platform/http.ts';
import { resendDelivery, resumeWebhook, rotateSecret } from './change-webhooks.ts';
import { getDelivery, listDeliveries } from './present-deliveries.ts';
import { testWebhook, tryWebhook } from './test-webhooks.ts';

const keyOf = ({ id, trigger_id }: { id: number; trigger_id: string }) => ({ project_id: id, trigger_id });

export function webhookRoutes(handle: Handle): void {
  handle(api.listDeliveries, (ctx, { params, query }) => listDeliveries(ctx, params.id, query));
  handle(api.getDelivery, (ctx, { params }) => getDelivery(ctx, params.id, params.delivery_id));
  handle(api.resendDelivery, (ctx, { params }) => resendDelivery(ctx, params.id, params.delivery_id));
  handle(api.resumeWebhook, (ctx, { params }) => resumeWebhook(ctx, keyOf(params)));
  handle(api.rotateSecret, (ctx, { params }) => rotateSecret(ctx, keyOf(params)));
  handle(api.testWebhook, (ctx, { params }) => testWebhook(ctx, keyOf(params)));
  handle(api.tryWebhook, (ctx, { body }) => tryWebhook(ctx, body));
}
