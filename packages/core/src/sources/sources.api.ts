import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ChannelRoles, defaultRawAudio, LanguageCode, RawAudio } from '../files/files.ts';
import { listOf, Paging } from '../lists.ts';

export const Source = z.object({
  id: z.int(),
  name: z.string(),
  /** Metadata field that the source fills. */
  field: z.string().nullable(),
  enabled: z.boolean(),
  /** File-name template, such as `{recorded_at:yyyyMMdd-HHmmss}_{operator}_{abonent}.wav`. */
  mask: z.string().nullable(),
  raw: RawAudio,
  /** Role of the first and of the second channel. */
  channel_roles: ChannelRoles,
  language: z.string().nullable(),
  files: z.int(),
});
export type Source = z.infer<typeof Source>;

export const SourceInput = z.object({
  name: z.string().trim().min(3).max(100),
  field: z.string().max(100).nullable().default(null),
  enabled: z.boolean().default(true),
  mask: z.string().max(300).nullable().default(null),
  raw: RawAudio.default(defaultRawAudio),
  channel_roles: ChannelRoles.default(['operator', 'abonent']),
  language: LanguageCode.nullable().default(null),
});
export type SourceInput = z.infer<typeof SourceInput>;

const Params = z.object({ id: z.coerce.number().int() });

export const listSources = endpoint({
  method: 'GET',
  path: 'sources',
  can: 'sources.read',
  summary: 'Sources of the workspace',
  query: z.object({ ...Paging, limit: Paging.limit.default(1000) }),
  reply: listOf(Source),
});
export const createSource = endpoint({
  method: 'POST',
  path: 'sources',
  can: 'sources.write',
  summary: 'Add a source',
  body: SourceInput,
  reply: Source,
  status: 201,
});
export const updateSource = endpoint({
  method: 'PUT',
  path: 'sources/{id}',
  can: 'sources.write',
  summary: 'Change a source',
  params: Params,
  body: SourceInput,
  reply: Source,
});
export const removeSource = endpoint({
  method: 'DELETE',
  path: 'sources/{id}',
  can: 'sources.write',
  summary: 'Remove a source that no file came from',
  params: Params,
  reply: null,
  status: 204,
});
