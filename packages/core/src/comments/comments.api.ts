import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { listOf, Paging } from '../lists.ts';

/** Longest comment, in characters. */
export const commentLength = { least: 1, most: 4000 } as const;

/** A day; no call is longer. */
const longestCallMs = 86_400_000;

/** Somebody by id, with the name they have now; it is empty once the account is deleted. */
export const NamedPerson = z.object({ user_id: z.int(), name: z.string() });
export type NamedPerson = z.infer<typeof NamedPerson>;

export const Comment = z.object({
  id: z.int(),
  user_id: z.int(),
  author: z.string(),
  /** `@[12]` in it names the person with this id. */
  text: z.string(),
  /** Who is named in the text. */
  mentions: z.array(NamedPerson),
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

/** Made by whoever sends it, so that a comment that is sent twice is there once. */
const NewBody = Body.extend({ client_key: z.uuid().optional() });

export const listComments = endpoint({
  method: 'GET',
  path: 'files/{file_id}/comments',
  can: 'files.read',
  summary: 'Comments on a call, oldest first',
  params: FileParams,
  query: z.object({ ...Paging, limit: Paging.limit.default(1000) }),
  reply: listOf(Comment),
});
export const listMentionable = endpoint({
  method: 'GET',
  path: 'files/{file_id}/comments/people',
  can: 'comments.write',
  summary: 'Who can be named in a comment on a call: the other members who may see it, by name',
  params: FileParams,
  query: z.object({ ...Paging, limit: Paging.limit.default(1000) }),
  reply: listOf(NamedPerson),
});
export const createComment = endpoint({
  method: 'POST',
  path: 'files/{file_id}/comments',
  can: 'comments.write',
  summary:
    'Comment on a call; `@[12]` in the text names the member with this id, who is told. Somebody who cannot see the ' +
    'call, or more than 20 people, are refused with 422',
  params: FileParams,
  body: NewBody,
  reply: Comment,
  status: 201,
});
export const updateComment = endpoint({
  method: 'PUT',
  path: 'files/{file_id}/comments/{id}',
  can: 'comments.write',
  summary: 'Change an own comment; only people who were not named in it before are told',
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
