import * as api from '@earshot/core/api-keys/api-keys.api.ts';
import { pageOf } from '@earshot/core/lists.ts';
import type { Handle } from '../../platform/http.ts';
import { createApiKey, listApiKeys, removeApiKey } from './api-keys.ts';

export function apiKeyRoutes(handle: Handle): void {
  handle(api.listApiKeys, async (ctx, { query }) => pageOf(await listApiKeys(ctx), query));
  handle(api.createApiKey, (ctx, { body }) => createApiKey(ctx, body));
  handle(api.removeApiKey, async (ctx, { params }) => {
    await removeApiKey(ctx, params.id);
    return undefined;
  });
}
