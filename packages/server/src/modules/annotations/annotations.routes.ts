import * as api from '@earshot/core/annotations/annotations.api.ts';
import { pageOf } from '@earshot/core/lists.ts';
import { type Handle, ownerOf } from '../../platform/http.ts';
import { createAnnotation, listAnnotations, removeAnnotation, updateAnnotation } from './annotations.ts';

export function annotationRoutes(handle: Handle): void {
  handle(api.listAnnotations, async (ctx, { params, query }) =>
    pageOf(await listAnnotations(ctx, params.file_id), query),
  );
  handle(api.createAnnotation, (ctx, { actor, params, body }) =>
    createAnnotation(ctx, ownerOf(actor), params.file_id, body),
  );
  handle(api.updateAnnotation, (ctx, { actor, params, body }) =>
    updateAnnotation(ctx, ownerOf(actor), params.file_id, params.id, body.text),
  );
  handle(
    api.removeAnnotation,
    (ctx, { actor, params }) =>
      removeAnnotation(ctx, ownerOf(actor), params.file_id, params.id) as Promise<undefined>,
  );
}
