import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { projectKinds } from './projects.ts';

const Pin = z.object({ project_id: z.int(), name: z.string(), kind: z.enum(projectKinds) });

export const listPins = endpoint({
  method: 'GET',
  path: 'users/pins',
  can: 'projects.read',
  summary: 'Own pinned projects of the active workspace',
  reply: z.object({ pins: z.array(Pin) }),
});
export const addPin = endpoint({
  method: 'POST',
  path: 'users/pins',
  can: 'projects.read',
  summary: 'Pin a project',
  body: z.object({ project_id: z.coerce.number().int() }),
  passesOver: true,
  reply: z.object({ success: z.boolean() }),
});
export const removePin = endpoint({
  method: 'DELETE',
  path: 'users/pins/{project_id}',
  can: 'projects.read',
  summary: 'Unpin a project',
  params: z.object({ project_id: z.coerce.number().int() }),
  passesOver: true,
  reply: z.object({ success: z.boolean() }),
});
