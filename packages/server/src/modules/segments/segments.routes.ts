import * as api from '@earshot/core/segments/segments.api.ts';
import type { Handle } from '../../platform/http.ts';
import { addToSegment, removeFromSegment } from './hand-picked.ts';
import {
  createSegment,
  getSegment,
  listSegments,
  lockSegment,
  removeSegment,
  updateSegment,
} from './segments.ts';

export function segmentRoutes(handle: Handle): void {
  handle(api.listSegments, (ctx, { query }) => listSegments(ctx, query));
  handle(api.createSegment, (ctx, { body }) => createSegment(ctx, body));
  handle(api.getSegment, (ctx, { params }) => getSegment(ctx, params.id));
  handle(api.updateSegment, (ctx, { params, body }) => updateSegment(ctx, params.id, body));
  handle(api.removeSegment, (ctx, { params }) => removeSegment(ctx, params.id) as Promise<undefined>);
  handle(api.lockSegment, (ctx, { params, body }) => lockSegment(ctx, params.id, body.locked));
  handle(api.addToSegment, async (ctx, { params, body }) => {
    await addToSegment(ctx, params.id, body.ids);
    return getSegment(ctx, params.id);
  });
  handle(api.removeFromSegment, async (ctx, { params }) => {
    await removeFromSegment(ctx, params.id, params.file_id);
    return getSegment(ctx, params.id);
  });
}
