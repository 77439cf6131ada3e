import { pageOf } from '@earshot/core/lists.ts';
import * as api from '@earshot/core/views/views.api.ts';
import { type Handle, personOf } from '../../platform/http.ts';
import { createView, listViews, removeView, updateView } from './views.ts';

export function viewRoutes(handle: Handle): void {
  handle(api.listViews, async (ctx, { query }) => pageOf(await listViews(ctx, query.page), query));
  handle(api.createView, (ctx, { actor, body }) => createView(ctx, personOf(actor), body));
  handle(api.updateView, (ctx, { actor, params, body }) => updateView(ctx, personOf(actor), params.id, body));
  handle(
    api.removeView,
    (ctx, { actor, params }) => removeView(ctx, personOf(actor), params.id) as Promise<undefined>,
  );
}
