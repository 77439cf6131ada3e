import * as api from '@earshot/core/drafts/drafts.api.ts';
import type { Handle } from '../../platform/http.ts';
import { dropDraft, getDraft, keepDraft } from './drafts.ts';

export function draftRoutes(handle: Handle): void {
  handle(api.getDraft, (ctx, { params }) => getDraft(ctx, params));
  handle(api.keepDraft, (ctx, { params, body }) => keepDraft(ctx, params, body));
  handle(api.dropDraft, (ctx, { params }) => dropDraft(ctx, params) as Promise<undefined>);
}
