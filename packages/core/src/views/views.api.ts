import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { listOf, Paging } from '../lists.ts';

export const viewPages = ['files', 'search', 'project'] as const;

/** A list as somebody set it up: its address under a name. */
export const View = z.object({
  id: z.int(),
  page: z.enum(viewPages),
  /** Whose page it is a view of, where that is the page of a project. */
  project_id: z.int().nullable(),
  name: z.string(),
  /** The query part of the address, without `?`. */
  address: z.string(),
  is_shared: z.boolean(),
  author: z.string(),
  is_own: z.boolean(),
});
export type View = z.infer<typeof View>;

export const viewNameLength = { least: 1, most: 100 } as const;

const ViewInput = z
  .object({
    page: z.enum(viewPages),
    project_id: z.int().nullable().default(null),
    name: z.string().trim().min(viewNameLength.least).max(viewNameLength.most),
    address: z.string().max(4000),
    is_shared: z.boolean().default(false),
  })
  .refine(({ page, project_id }) => (page === 'project') === (project_id !== null), {
    path: ['project_id'],
    message: 'a project for its page, and for no other',
  });
const Params = z.object({ id: z.coerce.number().int() });

export const listViews = endpoint({
  method: 'GET',
  path: 'views',
  can: 'files.read',
  summary: 'Own saved views and those shared in the workspace',
  query: z.object({
    ...Paging,
    limit: Paging.limit.default(1000),
    page: z.enum(viewPages).optional(),
    project_id: z.coerce.number().int().optional(),
  }),
  reply: listOf(View),
});
export const createView = endpoint({
  method: 'POST',
  path: 'views',
  can: 'views.write',
  summary: 'Save a view',
  body: ViewInput,
  size: 'rules',
  reply: View,
  status: 201,
});
export const updateView = endpoint({
  method: 'PUT',
  path: 'views/{id}',
  can: 'views.write',
  summary: 'Change an own view',
  params: Params,
  body: ViewInput,
  size: 'rules',
  reply: View,
});
export const removeView = endpoint({
  method: 'DELETE',
  path: 'views/{id}',
  can: 'views.write',
  summary: 'Remove an own view; an administrator may remove a shared one',
  params: Params,
  reply: null,
  status: 204,
});
