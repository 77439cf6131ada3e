import { z } from 'zod';
import { roles } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { Thresholds } from '../metrics/metrics.ts';

export const Workspace = z.object({
  id: z.int(),
  name: z.string(),
  is_active: z.boolean(),
  is_personal: z.boolean(),
  role: z.enum(roles),
});
export type Workspace = z.infer<typeof Workspace>;

export const listWorkspaces = endpoint({
  method: 'GET',
  path: 'users/workspace',
  can: 'signed_in',
  summary: 'Workspaces of the signed-in user',
  passesOver: true,
  reply: z.object({ workspaces: z.array(Workspace) }),
});

export const chooseWorkspace = endpoint({
  method: 'POST',
  path: 'workspace',
  can: 'signed_in',
  summary: 'Make a workspace the active one; without a body, create the personal workspace',
  body: z.object({ workspace_id: z.coerce.number().int().optional() }).optional(),
  passesOver: true,
  reply: z.object({ success: z.boolean() }),
});

export const WorkspaceName = z.string().trim().min(3).max(100);

export const createWorkspace = endpoint({
  method: 'POST',
  path: 'workspaces',
  can: 'workspaces.write',
  summary: 'Add a workspace for another team and become its administrator',
  body: z.object({ name: WorkspaceName }),
  reply: z.object({ id: z.int() }),
  status: 201,
});

const RetentionDays = z.int().min(1).max(36_500).nullable();

export const WorkspaceConfiguration = z.object({
  name: WorkspaceName,
  thresholds: Thresholds,
  /** Language assumed for a call whose language nobody said. */
  default_language: z.string().min(2).max(8),
  /** IANA name, such as `Europe/Kyiv`. */
  time_zone: z.string().max(60),
  /** Days after which the sound, or the whole conversation, is deleted; null keeps it. */
  retention: z.object({ audio_days: RetentionDays, text_days: RetentionDays, legal_hold: z.boolean() }),
  /** People of these e-mail domains who sign in with the company's account join by themselves. */
  join: z.object({ domains: z.array(z.string().min(3).max(253)).max(20), role: z.enum(roles) }),
});
export type WorkspaceConfiguration = z.infer<typeof WorkspaceConfiguration>;

export const getWorkspace = endpoint({
  method: 'GET',
  path: 'workspace',
  can: 'workspaces.read',
  summary: 'Settings of the active workspace',
  reply: WorkspaceConfiguration,
});
export const updateWorkspace = endpoint({
  method: 'PUT',
  path: 'workspace',
  can: 'workspaces.write',
  summary: 'Change settings of the active workspace; what is left out stays',
  body: WorkspaceConfiguration.partial(),
  reply: WorkspaceConfiguration,
});
