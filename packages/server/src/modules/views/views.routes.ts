import { pageOf } from '@earshot/core/lists.ts';
import * as api from '@earshot/core/views/views.api.ts';
import { type Handle, ownerOf } from '../../platform/http.ts';
import { createView, listViews, removeView, updateView } from './views.ts';

export function viewRoutes(handle: Handle): void {
  handle(api.listViews, async (ctx, { query }) => pageOf(await listViews(ctx, query), query));
  handle(api.createView, (ctx, { actor, body }) => createView(ctx, ownerOf(actor), body));
  handle(api.updateView, (ctx, { actor, params, body }) => updateView(ctx, ownerOf(actor), params.id, body));
  handle(
    api.removeView,
    (ctx, { actor, params }) => removeView(ctx, ownerOf(actor), params.id) as Promise<undefined>,
  );
}
