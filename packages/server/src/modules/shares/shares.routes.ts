import * as api from '@earshot/core/shares/shares.api.ts';
import type { Handle } from '../../platform/http.ts';
import { createShare, listShares, openShare, removeShare } from './shares.ts';

export function shareRoutes(handle: Handle): void {
  handle(api.listShares, async (ctx, { params }) => ({ results: await listShares(ctx, params.file_id) }));
  handle(api.createShare, (ctx, { params, body }) => createShare(ctx, params.file_id, body.days));
  handle(api.removeShare, async (ctx, { params }) => {
    await removeShare(ctx, params.file_id, params.id);
    return undefined;
  });
  handle(api.openShare, (ctx, { body, request, reply }) => openShare(ctx, body.token, request, reply));
}
