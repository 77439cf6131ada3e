import * as api from '@earshot/core/installation/installation.api.ts';
import type { Handle } from '../../platform/http.ts';
import { listParkedNews, retryParkedNews } from './parked-news.ts';

export function installationRoutes(handle: Handle): void {
  handle(api.listParkedNews, (ctx, { query }) => listParkedNews(ctx, query));
  handle(api.retryParkedNews, async (ctx, { params, body }) => {
    await retryParkedNews(ctx, { id: params.id, listener: body.listener });
    return { success: true as const };
  });
}
