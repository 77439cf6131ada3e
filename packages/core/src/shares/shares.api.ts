import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/** A link for people without an account, to a call or to something else. */
export const Share = z.object({
  id: z.int(),
  created_at: z.string(),
  created_by: z.string().nullable(),
  expires: z.string(),
  opened: z.int(),
  last_opened_at: z.string().nullable(),
});
export type Share = z.infer<typeof Share>;

const FileParams = z.object({ file_id: z.string() });

export const listShares = endpoint({
  method: 'GET',
  path: 'files/{file_id}/share',
  can: 'shares.write',
  summary: 'Links to this call that still work',
  params: FileParams,
  reply: z.object({ results: z.array(Share) }),
});
export const createShare = endpoint({
  method: 'POST',
  path: 'files/{file_id}/share',
  can: 'shares.write',
  summary: 'A view-only link to one call, for people without an account',
  params: FileParams,
  body: z.object({ days: z.int().min(1).max(90).default(7) }).prefault({}),
  reply: Share.extend({ token: z.string(), url: z.string() }),
  status: 201,
});
export const removeShare = endpoint({
  method: 'DELETE',
  path: 'files/{file_id}/share/{id}',
  can: 'shares.write',
  summary: 'Revoke a link',
  params: FileParams.extend({ id: z.coerce.number().int() }),
  reply: null,
  status: 204,
});
export const openShare = endpoint({
  method: 'POST',
  path: 'share/open',
  can: 'public',
  summary: 'Open a link: sets a cookie that reads this one call',
  body: z.object({ token: z.string().min(20).max(100) }),
  reply: z.object({ file_id: z.string(), expires: z.string() }),
});
