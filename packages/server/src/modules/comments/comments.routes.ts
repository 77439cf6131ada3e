import * as api from '@earshot/core/comments/comments.api.ts';
import { pageOf } from '@earshot/core/lists.ts';
import { type Handle, ownerOf } from '../../platform/http.ts';
import { createComment, listComments, removeComment, updateComment } from './comments.ts';
import { listMentionable } from './mentions.ts';

export function commentRoutes(handle: Handle): void {
  handle(api.listComments, async (ctx, { params, query }) =>
    pageOf(await listComments(ctx, params.file_id), query),
  );
  handle(api.listMentionable, async (ctx, { actor, params, query }) =>
    pageOf(await listMentionable(ctx, ownerOf(actor), params.file_id), query),
  );
  handle(api.createComment, (ctx, { actor, params, body }) =>
    createComment(ctx, ownerOf(actor), params.file_id, body),
  );
  handle(api.updateComment, (ctx, { actor, params, body }) =>
    updateComment(ctx, ownerOf(actor), params.file_id, params.id, body),
  );
  handle(
    api.removeComment,
    (ctx, { actor, params }) =>
      removeComment(ctx, ownerOf(actor), params.file_id, params.id) as Promise<undefined>,
  );
}
