import { answerQueueItem } from '@earshot/core/classifiers/queue.api.ts';
import { createComment } from '@earshot/core/comments/comments.api.ts';
import { addFavorite, removeFavorite } from '@earshot/core/favorites/favorites.api.ts';
import { addFileTag, removeFileTag } from '@earshot/core/tags/tags.api.ts';
import { call } from '../../lib/call.ts';
import { queryClient } from '../../lib/query-client.ts';
import { partKey, refreshListsSoon } from '../files/files.queries.ts';
import { ruleKeys } from '../rules/rules.queries.ts';
import type { Action } from './waiting.ts';

/** Does now what was done while nobody answered. Each of them may be sent twice and counts once. */
export async function perform(action: Action): Promise<void> {
  const params = { file_id: action.fileId };
  switch (action.kind) {
    case 'comment': {
      const { text, at_ms, clientKey } = action;
      await call(createComment, { params, body: { text, at_ms, client_key: clientKey } });
      showTruth(action);
      return;
    }
    case 'tag':
      await call(action.isOn ? addFileTag : removeFileTag, {
        params: { ...params, tag_id: action.tag.tag_id },
      });
      showTruth(action);
      return;
    case 'favorite':
      await call(action.isOn ? addFavorite : removeFavorite, { params });
      showTruth(action);
      return;
    case 'label': {
      const { classifierId: id, itemId: item_id, labels, ms } = action;
      await call(answerQueueItem, { params: { id, item_id }, body: { labels, ms } });
      showTruth(action);
      return;
    }
    default:
      action satisfies never;
  }
}

/** What was shown before anybody had heard of it is asked for again. */
export function showTruth({ kind, fileId }: Action): void {
  const ask = (queryKey: readonly unknown[]) => void queryClient.invalidateQueries({ queryKey });
  if (kind === 'comment') ask(['comments', fileId]);
  if (kind === 'tag') for (const part of ['tags', 'matches'] as const) ask(partKey(fileId, part));
  if (kind === 'label') ask(ruleKeys.classifier);
  if (kind === 'favorite') {
    ask(['file', fileId]);
    refreshListsSoon();
  }
}
