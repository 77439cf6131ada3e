import * as annotationsApi from '@earshot/core/annotations/annotations.api.ts';
import * as commentsApi from '@earshot/core/comments/comments.api.ts';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/call.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { randomId } from '../../../lib/random-id.ts';
import { canWait, letWait } from '../../../shared/waiting/waiting.ts';

/** The first parts of these keys are those that a message about comments makes stale. */
const commentsKey = (fileId: string) => ['comments', fileId] as const;
const annotationsKey = (fileId: string) => ['annotations', fileId] as const;

export const commentsQuery = (fileId: string) =>
  queryOptions({
    queryKey: commentsKey(fileId),
    queryFn: async ({ signal }) =>
      (await call(commentsApi.listComments, { params: { file_id: fileId }, signal })).results,
  });

/** Who can be named in a comment; asked once, as people seldom come and go. */
export const mentionableQuery = (fileId: string) =>
  queryOptions({
    queryKey: ['users', 'mentionable', fileId],
    queryFn: async ({ signal }) =>
      (await call(commentsApi.listMentionable, { params: { file_id: fileId }, signal })).results,
    staleTime: 60_000,
  });

export const annotationsQuery = (fileId: string) =>
  queryOptions({
    queryKey: annotationsKey(fileId),
    queryFn: async ({ signal }) =>
      (await call(annotationsApi.listAnnotations, { params: { file_id: fileId }, signal })).results,
  });

const refreshComments = (fileId: string) => queryClient.invalidateQueries({ queryKey: commentsKey(fileId) });
const refreshAnnotations = (fileId: string) =>
  queryClient.invalidateQueries({ queryKey: annotationsKey(fileId) });

async function addComment(fileId: string, body: CommentBody): Promise<void> {
  const clientKey = randomId();
  try {
    await call(commentsApi.createComment, {
      params: { file_id: fileId },
      body: { ...body, client_key: clientKey },
    });
  } catch (error) {
    if (!canWait(error)) throw error;
    await letWait({ kind: 'comment', fileId, clientKey, ...body });
  }
}

type CommentBody = { text: string; at_ms: number | null };

/** A new comment, which waits where nobody answers, or an own one in other words. */
export function useSaveComment(fileId: string) {
  return useMutation({
    mutationFn: ({ id, ...body }: CommentBody & { id?: number | undefined }): Promise<unknown> =>
      id === undefined
        ? addComment(fileId, body)
        : call(commentsApi.updateComment, { params: { file_id: fileId, id }, body }),
    // Not waited for: while nobody answers the list is not read again either.
    onSuccess: () => void refreshComments(fileId),
  });
}

export function useRemoveComment(fileId: string) {
  return useMutation({
    mutationFn: (id: number) => call(commentsApi.removeComment, { params: { file_id: fileId, id } }),
    onSuccess: () => void refreshComments(fileId),
  });
}

export function useAnnotate(fileId: string) {
  return useMutation({
    mutationFn: (body: { phrase_id: number; words: [number, number]; text: string }) =>
      call(annotationsApi.createAnnotation, { params: { file_id: fileId }, body }),
    onSuccess: () => refreshAnnotations(fileId),
  });
}

export function useChangeAnnotation(fileId: string) {
  return useMutation({
    mutationFn: ({ id, text }: { id: number; text: string }) =>
      call(annotationsApi.updateAnnotation, { params: { file_id: fileId, id }, body: { text } }),
    onSuccess: () => refreshAnnotations(fileId),
  });
}

export function useRemoveAnnotation(fileId: string) {
  return useMutation({
    mutationFn: (id: number) => call(annotationsApi.removeAnnotation, { params: { file_id: fileId, id } }),
    onSuccess: () => void refreshAnnotations(fileId),
  });
}
