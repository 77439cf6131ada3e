import type { ReplyOf } from '@earshot/core/endpoint.ts';
import { listMatches } from '@earshot/core/patterns/patterns.api.ts';
import * as api from '@earshot/core/tags/tags.api.ts';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/call.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { partKey } from '../../../shared/files/files.queries.ts';
import { canWait, letWait } from '../../../shared/waiting/waiting.ts';

type FileTags = ReplyOf<typeof api.listFileTags>;

export const fileTagsQuery = (fileId: string) =>
  queryOptions({
    queryKey: partKey(fileId, 'tags'),
    queryFn: ({ signal }) => call(api.listFileTags, { params: { file_id: fileId }, signal }),
    select: ({ results }) => results,
  });

/** Tags and patterns with the words that they were found by. */
export const matchesQuery = (fileId: string) =>
  queryOptions({
    queryKey: partKey(fileId, 'matches'),
    queryFn: ({ signal }) => call(listMatches, { params: { file_id: fileId }, signal }),
    select: ({ results }) => results,
  });

/** Sets a tag by hand or takes it off, shown before the server answers and taken back when it refuses; waits where nobody does. */
export function useDecideTag(fileId: string) {
  const { queryKey } = fileTagsQuery(fileId);
  return useMutation({
    mutationFn: async ({ tag, isOn }: { tag: api.FileTag; isOn: boolean }) => {
      const params = { file_id: fileId, tag_id: tag.tag_id };
      try {
        return await call(isOn ? api.addFileTag : api.removeFileTag, { params });
      } catch (error) {
        if (!canWait(error)) throw error;
        await letWait({ kind: 'tag', fileId, tag, isOn });
        return queryClient.getQueryData<FileTags>(queryKey);
      }
    },
    onMutate: async ({ tag, isOn }) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData<FileTags>(queryKey);
      queryClient.setQueryData<FileTags>(queryKey, (now) => {
        const others = (now?.results ?? []).filter(({ tag_id }) => tag_id !== tag.tag_id);
        return { results: isOn ? [...others, tag] : others };
      });
      return before;
    },
    onError: (_error, _change, before) => queryClient.setQueryData<FileTags>(queryKey, before),
    onSuccess: (tags) => {
      queryClient.setQueryData<FileTags>(queryKey, tags);
      void queryClient.invalidateQueries({ queryKey: matchesQuery(fileId).queryKey });
    },
  });
}
