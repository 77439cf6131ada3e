import * as api from '@earshot/core/files/files.api.ts';
import type { Handle } from '../../platform/http.ts';
import { cancelFile, restartFile } from './processing.ts';

export function pipelineRoutes(handle: Handle): void {
  handle(api.restartFile, (ctx, { params, body }) => restartFile(ctx, params.file_id, body));
  handle(api.cancelFile, (ctx, { params }) => cancelFile(ctx, params.file_id));
}
