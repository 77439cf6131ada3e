import * as api from '@earshot/core/files/files.api.ts';
import type { Handle } from '../../platform/http.ts';
import { ingestMultipart } from './multipart.ts';
import { attachSidecar } from './sidecar.ts';

export function intakeRoutes(handle: Handle): void {
  handle(api.uploadFile, async (ctx, { request, reply }) => {
    const taken = await ingestMultipart(ctx, request);
    reply.status(taken.duplicate ? 200 : 201);
    return taken;
  });
  handle(api.attachSidecar, (ctx, { params, request }) => attachSidecar(ctx, params.file_id, request));
}
