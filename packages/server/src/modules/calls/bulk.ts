import type { bulkFiles as bulkEndpoint } from '@earshot/core/calls/calls.api.ts';
import type { BodyOf, ReplyOf } from '@earshot/core/endpoint.ts';
import { Failure, fail } from '@earshot/core/errors.ts';
import type { Ctx } from '../../platform/context.ts';
import { addFavorite, removeFavorite } from '../favorites/favorites.ts';
import { cancelFile, removeFile, restartFile } from '../files/files.ts';
import { addToSegment } from '../segments/hand-picked.ts';
import { tagFile, untagFile } from '../tags/file-tags.ts';
import { idsOfCalls } from './calls.ts';

type Body = BodyOf<typeof bulkEndpoint>;

/** One request does so much; a filter that means more is asked again, and the reply says that there is more. */
const mostAtOnce = 5000;

/** Does one thing to many calls. What cannot be done to a call is said; the others go on. */
export async function changeCalls(ctx: Ctx, body: Body): Promise<ReplyOf<typeof bulkEndpoint>> {
  const ids =
    body.ids ?? (await idsOfCalls(ctx, body.filter?.filters ?? {}, body.filter?.query ?? null, mostAtOnce));
  if (body.action === 'add_to_segment') {
    const found = await addToSegment(ctx, required(body.segment_id), ids);
    return { done: found.added, failed: [] };
  }
  const failed: { file_id: string; code: string }[] = [];
  let done = 0;
  for (const id of new Set(ids)) {
    try {
      await changeCall(ctx, id, body);
      done += 1;
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      failed.push({ file_id: id, code: error.code });
    }
  }
  return { done, failed };
}

async function changeCall(ctx: Ctx, id: string, { action, tag_id }: Body): Promise<void> {
  switch (action) {
    case 'delete':
      await removeFile(ctx, id);
      return;
    case 'cancel':
      await cancelFile(ctx, id);
      return;
    case 'restart':
      await restartFile(ctx, id, { clear: false });
      return;
    case 'tag':
      await tagFile(ctx, id, required(tag_id));
      return;
    case 'untag':
      await untagFile(ctx, id, required(tag_id));
      return;
    case 'favorite':
      await addFavorite(ctx, id);
      return;
    case 'unfavorite':
      await removeFavorite(ctx, id);
      return;
    case 'add_to_segment':
      return;
    default:
      action satisfies never;
  }
}

function required(id: number | undefined): number {
  if (id === undefined) throw fail('bad_request', { field: 'tag_id', reason: 'needed for this action' });
  return id;
}
