import { z } from 'zod';
import { keyScopes } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { listOf, Paging } from '../lists.ts';
import { Moment } from '../moment.ts';

export const ApiKey = z.object({
  id: z.int(),
  name: z.string(),
  /** The first characters of the key, to tell keys apart. */
  prefix: z.string(),
  scopes: z.array(z.enum(keyScopes)),
  created_at: z.string(),
  created_by: z.string().nullable(),
  expires_at: z.string().nullable(),
  last_used_at: z.string().nullable(),
  last_used_from: z.string().nullable(),
});
export type ApiKey = z.infer<typeof ApiKey>;

export const ApiKeyInput = z.object({
  name: z.string().trim().min(3).max(100),
  scopes: z.array(z.enum(keyScopes)).min(1),
  expires_at: Moment.nullable().default(null),
});

const Params = z.object({ id: z.coerce.number().int() });

export const listApiKeys = endpoint({
  method: 'GET',
  path: 'api_keys',
  can: 'api_keys.read',
  summary: 'Keys of the workspace, without their secret part',
  query: z.object({ ...Paging, limit: Paging.limit.default(1000) }),
  reply: listOf(ApiKey),
});
export const createApiKey = endpoint({
  method: 'POST',
  path: 'api_keys',
  can: 'api_keys.write',
  summary: 'Make a key; the reply is the only place where it is ever shown',
  body: ApiKeyInput,
  reply: ApiKey.extend({ key: z.string() }),
  status: 201,
});
export const removeApiKey = endpoint({
  method: 'DELETE',
  path: 'api_keys/{id}',
  can: 'api_keys.write',
  summary: 'Revoke a key at once',
  params: Params,
  reply: null,
  status: 204,
});
