import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

export const Workspace = z.object({
  id: z.int(),
  name: z.string(),
  is_active: z.boolean(),
  is_personal: z.boolean(),
});
export type Workspace = z.infer<typeof Workspace>;

export const listWorkspaces = endpoint({
  method: 'GET',
  path: 'users/workspace',
  can: 'signed_in',
  summary: 'Workspaces of the signed-in user',
  reply: z.object({ workspaces: z.array(Workspace) }),
});
