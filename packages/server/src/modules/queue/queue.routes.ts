import * as api from '@earshot/core/queue/queue.api.ts';
import type { Handle } from '../../platform/http.ts';
import { listQueue } from './queue.ts';

export function queueRoutes(handle: Handle): void {
  handle(api.listQueue, (ctx, { query }) => listQueue(ctx, query));
}
