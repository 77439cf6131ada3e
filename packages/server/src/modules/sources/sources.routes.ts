import { pageOf } from '@earshot/core/lists.ts';
import * as api from '@earshot/core/sources/sources.api.ts';
import type { Handle } from '../../platform/http.ts';
import { createSource, listSources, removeSource, updateSource } from './sources.ts';

export function sourceRoutes(handle: Handle): void {
  handle(api.listSources, async (ctx, { query }) => pageOf(await listSources(ctx), query));
  handle(api.createSource, (ctx, { body }) => createSource(ctx, body));
  handle(api.updateSource, (ctx, { params, body }) => updateSource(ctx, params.id, body));
  handle(api.removeSource, (ctx, { params }) => removeSource(ctx, params.id) as Promise<undefined>);
}
