import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { listOf, Paging } from '../lists.ts';
import { projectKinds, projectStates } from './projects.ts';

export const Project = z.object({
  id: z.int(),
  name: z.string(),
  kind: z.enum(projectKinds),
  state: z.enum(projectStates),
  author: z.string().nullable(),
  created: z.string(),
  is_pinned: z.boolean(),
});
export type Project = z.infer<typeof Project>;

export const listProjects = endpoint({
  method: 'GET',
  path: 'projects',
  can: 'projects.read',
  summary: 'Projects of the workspace, those pinned by oneself first',
  query: z.object({ ...Paging, kind: z.enum(projectKinds).optional() }),
  reply: listOf(Project),
});
