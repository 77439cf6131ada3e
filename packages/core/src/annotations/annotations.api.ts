import { z } from 'zod';
import { Span } from '../call/span.ts';
import { endpoint } from '../endpoint.ts';
import { listOf, Paging } from '../lists.ts';

/** Bounds of an annotation, in characters. */
export const annotationLength = { least: 1, most: 1000 } as const;

/** A note on words of a call. */
export const Annotation = z.object({
  id: z.int(),
  user_id: z.int(),
  author: z.string(),
  /** Null when nothing is said any more where the note was made. */
  phrase_id: z.int().nullable(),
  /** First and last word of the phrase, from 0. */
  words: z.tuple([z.int(), z.int()]).nullable(),
  ...Span.shape,
  quote: z.string(),
  text: z.string(),
  created: z.string(),
  edited: z.string().nullable(),
});
export type Annotation = z.infer<typeof Annotation>;

const FileParams = z.object({ file_id: z.string() });
const Params = FileParams.extend({ id: z.coerce.number().int() });
const Text = z.string().trim().min(annotationLength.least).max(annotationLength.most);

export const listAnnotations = endpoint({
  method: 'GET',
  path: 'files/{file_id}/annotations',
  can: 'files.read',
  summary: 'Notes on words of a call, in the order of the call',
  params: FileParams,
  query: z.object({ ...Paging, limit: Paging.limit.default(1000) }),
  reply: listOf(Annotation),
});
export const createAnnotation = endpoint({
  method: 'POST',
  path: 'files/{file_id}/annotations',
  can: 'comments.write',
  summary: 'Note something on words of a phrase',
  params: FileParams,
  body: z.object({ phrase_id: z.int(), words: z.tuple([z.int().min(0), z.int().min(0)]), text: Text }),
  reply: Annotation,
  status: 201,
});
export const updateAnnotation = endpoint({
  method: 'PUT',
  path: 'files/{file_id}/annotations/{id}',
  can: 'comments.write',
  summary: 'Change an own note',
  params: Params,
  body: z.object({ text: Text }),
  reply: Annotation,
});
export const removeAnnotation = endpoint({
  method: 'DELETE',
  path: 'files/{file_id}/annotations/{id}',
  can: 'comments.write',
  summary: 'Remove an own note; an administrator may remove any',
  params: Params,
  reply: null,
  status: 204,
});
