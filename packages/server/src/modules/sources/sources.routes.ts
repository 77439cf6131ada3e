import * as api from '@earshot/core/sources/sources.api.ts';
import type { Handle } from '../../platform/http.ts';
import { createSource, listSources, removeSource, updateSource } from './sources.ts';

export function sourceRoutes(handle: Handle): void {
  handle(api.listSources, async (ctx, { query }) => {
    const all = await listSources(ctx);
    const results = all.slice(query.offset, query.offset + query.limit);
    return { count: all.length, limit: query.limit, offset: query.offset, results };
  });
  handle(api.createSource, (ctx, { body }) => createSource(ctx, body));
  handle(api.updateSource, (ctx, { params, body }) => updateSource(ctx, params.id, body));
  handle(api.removeSource, (ctx, { params }) => removeSource(ctx, params.id) as Promise<undefined>);
}
