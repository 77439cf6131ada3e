import { z } from 'zod';
import { CallFilters } from '../calls/call-filters.ts';
import { endpoint } from '../endpoint.ts';
import { listOf, Paging } from '../lists.ts';
import { Query } from '../matching/query.ts';
import { ruleFields } from '../rules/rules.ts';

export const segmentNameLength = { least: 3, most: 100 } as const;

export const SegmentInput = z.object({
  name: z.string().trim().min(segmentNameLength.least).max(segmentNameLength.most),
  description: z.string().max(1000).default(''),
  /** What belongs to it, always current; null for a list picked by hand. */
  filters: CallFilters.nullable().default(null),
  /** Besides the filters, what must have been said. */
  query: Query.nullable().default(null),
});
export type SegmentInput = z.infer<typeof SegmentInput>;

export const Segment = SegmentInput.extend({
  ...ruleFields,
  /** Null where they cannot be counted: the query asks for too much, or for meanings nobody can compare yet. */
  files: z.int().nullable(),
  files_is_capped: z.boolean(),
});
export type Segment = z.infer<typeof Segment>;

const Params = z.object({ id: z.coerce.number().int() });

export const listSegments = endpoint({
  method: 'GET',
  path: 'segments',
  can: 'segments.read',
  summary: 'Segments of the workspace',
  query: z.object({ ...Paging, limit: Paging.limit.default(1000) }),
  reply: listOf(Segment),
});
export const getSegment = endpoint({
  method: 'GET',
  path: 'segments/{id}',
  can: 'segments.read',
  summary: 'One segment',
  params: Params,
  reply: Segment,
});
export const createSegment = endpoint({
  method: 'POST',
  path: 'segments',
  can: 'segments.write',
  summary: 'Add a segment; `ids` starts a list picked by hand',
  body: SegmentInput.extend({ ids: z.array(z.uuid()).max(1000).optional() }),
  size: 'rules',
  reply: Segment,
  status: 201,
});
export const updateSegment = endpoint({
  method: 'PUT',
  path: 'segments/{id}',
  can: 'segments.write',
  summary: 'Change a segment',
  params: Params,
  body: SegmentInput,
  size: 'rules',
  reply: Segment,
});
export const removeSegment = endpoint({
  method: 'DELETE',
  path: 'segments/{id}',
  can: 'segments.write',
  summary: 'Remove a segment; its calls stay',
  params: Params,
  reply: null,
  status: 204,
});
export const lockSegment = endpoint({
  method: 'POST',
  path: 'segments/{id}/lock',
  can: 'segments.write',
  summary: 'Only the author may lock or unlock',
  params: Params,
  body: z.object({ locked: z.boolean() }),
  reply: Segment,
});
export const addToSegment = endpoint({
  method: 'POST',
  path: 'segments/{id}/files',
  can: 'segments.write',
  summary: 'Put calls on a hand-picked list',
  params: Params,
  body: z.object({ ids: z.array(z.uuid()).min(1).max(1000) }),
  size: 'rules',
  reply: Segment,
});
export const removeFromSegment = endpoint({
  method: 'DELETE',
  path: 'segments/{id}/files/{file_id}',
  can: 'segments.write',
  summary: 'Take a call off a hand-picked list',
  params: Params.extend({ file_id: z.string() }),
  reply: Segment,
});
