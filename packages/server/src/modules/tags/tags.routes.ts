import * as api from '@earshot/core/tags/tags.api.ts';
import type { Handle } from '../../platform/http.ts';
import { checkDetection, previewDetection } from '../rules/try-detection.ts';
import { listFileTags, tagFile, untagFile } from './file-tags.ts';
import { createTag, getTag, listTags, lockTag, removeTag, updateTag } from './tags.ts';

export function tagRoutes(handle: Handle): void {
  handle(api.listTags, (ctx, { query }) => listTags(ctx, query));
  handle(api.createTag, (ctx, { body }) => createTag(ctx, body));
  handle(api.checkTag, (ctx, { body: { detection, id, ...on } }) =>
    checkDetection(ctx, detection, on, { kind: 'tag', id }),
  );
  handle(api.previewTag, (ctx, { body: { detection, days, id } }) =>
    previewDetection(ctx, detection, days, { kind: 'tag', id }),
  );
  handle(api.getTag, (ctx, { params }) => getTag(ctx, params.id));
  handle(api.updateTag, (ctx, { params, body }) => updateTag(ctx, params.id, body));
  handle(api.removeTag, (ctx, { params }) => removeTag(ctx, params.id) as Promise<undefined>);
  handle(api.lockTag, (ctx, { params, body }) => lockTag(ctx, params.id, body.locked));
  handle(api.listFileTags, async (ctx, { params }) => ({ results: await listFileTags(ctx, params.file_id) }));
  handle(api.addFileTag, async (ctx, { params }) => {
    await tagFile(ctx, params.file_id, params.tag_id);
    return { results: await listFileTags(ctx, params.file_id) };
  });
  handle(api.removeFileTag, async (ctx, { params }) => {
    await untagFile(ctx, params.file_id, params.tag_id);
    return { results: await listFileTags(ctx, params.file_id) };
  });
}
