import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { listOf, Paging } from '../lists.ts';

/** Longest comment, in characters. */
export const commentLength = { least: 1, most: 4000 } as const;

/** A day; no call is longer. */
const longestCallMs = 86_400_000;

export const Comment = z.object({
  id: z.int(),
  user_id: z.int(),
  author: z.string(),
  text: z.string(),
  /** The moment of the call it is about; null for the whole call. */
  at_ms: z.int().nullable(),
  created: z.string(),
  edited: z.string().nullable(),
});
export type Comment = z.infer<typeof Comment>;

const FileParams = z.object({ file_id: z.string() });
const Params = FileParams.extend({ id: z.coerce.number().int() });
const Body = z.object({
  text: z.string().trim().min(commentLength.least).max(commentLength.most),
  at_ms: z.int().min(0).max(longestCallMs).nullable().default(null),
});

export const listComments = endpoint({
  method: 'GET',
  path: 'files/{file_id}/comments',
  can: 'files.read',
  summary: 'Comments on a call, oldest first',
  params: FileParams,
  query: z.object({ ...Paging, limit: Paging.limit.default(1000) }),
  reply: listOf(Comment),
});
export const createComment = endpoint({
  method: 'POST',
  path: 'files/{file_id}/comments',
  can: 'comments.write',
  summary: 'Comment on a call',
  params: FileParams,
  body: Body,
  reply: Comment,
  status: 201,
});
export const updateComment = endpoint({
  method: 'PUT',
  path: 'files/{file_id}/comments/{id}',
  can: 'comments.write',
  summary: 'Change an own comment',
  params: Params,
  body: Body,
  reply: Comment,
});
export const removeComment = endpoint({
  method: 'DELETE',
  path: 'files/{file_id}/comments/{id}',
  can: 'comments.write',
  summary: 'Remove an own comment; an administrator may remove any',
  params: Params,
  reply: null,
  status: 204,
});
