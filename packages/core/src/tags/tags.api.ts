import { z } from 'zod';
import { Detection, Evidence } from '../detection/detection.ts';
import { endpoint } from '../endpoint.ts';
import { findingOrigins } from '../findings/findings.ts';
import { listOf, Paging } from '../lists.ts';
import { Apply, CheckResult, Preview, ruleFields } from '../rules/rules.ts';
import { tagColors } from './tag-colors.ts';

/** Bounds of a tag's name, in characters. */
export const tagNameLength = { least: 2, most: 60 } as const;

export const TagInput = z.object({
  name: z.string().trim().min(tagNameLength.least).max(tagNameLength.most),
  color: z.enum(tagColors).default('grey'),
  /** What the tag adds to the score of a call. */
  weight: z.int().min(-100).max(100).default(0),
  /** The rule that sets it; null for a tag that is only set by hand. */
  detection: Detection.nullable().default(null),
});
export type TagInput = z.infer<typeof TagInput>;

export const Tag = TagInput.extend({
  ...ruleFields,
  /** Calls that have it. */
  files: z.int(),
});
export type Tag = z.infer<typeof Tag>;

/** A tag on a call, with why it is there. */
export const FileTag = z.object({
  tag_id: z.int(),
  name: z.string(),
  color: z.enum(tagColors),
  weight: z.int(),
  origin: z.enum(findingOrigins),
  by: z.string().nullable(),
  at: z.string(),
  evidence: z.array(Evidence),
});
export type FileTag = z.infer<typeof FileTag>;

const Params = z.object({ id: z.coerce.number().int() });
const FileTagParams = z.object({ file_id: z.string(), tag_id: z.coerce.number().int() });
const Body = TagInput.extend({ apply: Apply });
/** A rule as it stands in the editor, tried on one call or on a text. */
const Check = z.object({
  detection: Detection,
  file_id: z.string().optional(),
  text: z.string().max(20_000).optional(),
  /** Of the tag as it is stored. */
  id: z.int().optional(),
});

export const listTags = endpoint({
  method: 'GET',
  path: 'tags',
  can: 'tags.read',
  summary: 'Tags of the workspace',
  query: z.object({ ...Paging, limit: Paging.limit.default(1000) }),
  reply: listOf(Tag),
});
export const getTag = endpoint({
  method: 'GET',
  path: 'tags/{id}',
  can: 'tags.read',
  summary: 'One tag',
  params: Params,
  reply: Tag,
});
export const createTag = endpoint({
  method: 'POST',
  path: 'tags',
  can: 'tags.write',
  summary: 'Add a tag',
  body: Body,
  size: 'rules',
  reply: Tag,
  status: 201,
});
export const updateTag = endpoint({
  method: 'PUT',
  path: 'tags/{id}',
  can: 'tags.write',
  summary: 'Change a tag',
  params: Params,
  body: Body,
  size: 'rules',
  reply: Tag,
});
export const removeTag = endpoint({
  method: 'DELETE',
  path: 'tags/{id}',
  can: 'tags.write',
  summary: 'Remove a tag from the workspace and from every call',
  params: Params,
  reply: null,
  status: 204,
});
export const lockTag = endpoint({
  method: 'POST',
  path: 'tags/{id}/lock',
  can: 'tags.write',
  summary: 'Only the author may lock or unlock',
  params: Params,
  body: z.object({ locked: z.boolean() }),
  reply: Tag,
});
export const checkTag = endpoint({
  method: 'POST',
  path: 'tags/check',
  can: 'tags.read',
  summary: 'What a tag rule finds in one call or text',
  body: Check,
  size: 'rules',
  reply: CheckResult,
});
export const previewTag = endpoint({
  method: 'POST',
  path: 'tags/preview',
  can: 'tags.read',
  also: ['files.read'],
  summary: 'What a tag rule would change in past calls',
  body: z.object({
    detection: Detection,
    days: z.int().min(1).max(3650).default(30),
    id: z.int().optional(),
  }),
  size: 'rules',
  reply: Preview,
});
export const listFileTags = endpoint({
  method: 'GET',
  path: 'files/{file_id}/tags',
  can: 'files.read',
  summary: 'Tags of a call with why they are there',
  params: z.object({ file_id: z.string() }),
  reply: z.object({ results: z.array(FileTag) }),
});
export const addFileTag = endpoint({
  method: 'PUT',
  path: 'files/{file_id}/tags/{tag_id}',
  can: 'files.write',
  summary: 'Set a tag by hand',
  params: FileTagParams,
  reply: z.object({ results: z.array(FileTag) }),
});
export const removeFileTag = endpoint({
  method: 'DELETE',
  path: 'files/{file_id}/tags/{tag_id}',
  can: 'files.write',
  summary: 'Take a tag off by hand; its rule does not put it back',
  params: FileTagParams,
  reply: z.object({ results: z.array(FileTag) }),
});
