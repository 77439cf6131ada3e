import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { listOf, Paging } from '../lists.ts';
import { Query } from '../matching/query.ts';
import { BulkRun, bulkActions } from './bulk.ts';
import { CallFilters } from './call-filters.ts';

const RunParams = z.object({ run_id: z.coerce.number().int() });

export const bulkFiles = endpoint({
  method: 'POST',
  path: 'files/bulk',
  can: 'files.write',
  summary:
    'Remove, restart, cancel, tag, untag, favour or put on a list: several files by id, or all that a filter means. ' +
    'Few are done at once, the rest in the background',
  body: z
    .object({
      action: z.enum(bulkActions),
      ids: z.array(z.string()).min(1).max(1000).optional(),
      /** Instead of ids: everything these filters, and the query besides them, mean. */
      filter: z
        .object({ filters: CallFilters.default({}), query: Query.nullable().default(null) })
        .optional(),
      tag_id: z.int().optional(),
      segment_id: z.int().optional(),
    })
    .refine(({ ids, filter }) => (ids === undefined) !== (filter === undefined), 'ids or filter'),
  size: 'rules',
  reply: BulkRun,
});

export const listBulkRuns = endpoint({
  method: 'GET',
  path: 'files/bulk',
  can: 'files.write',
  summary: 'What was done to many files in the last 30 days, newest first',
  query: z.object({
    ...Paging,
    /** `1`: only what is still going on. */
    running: z.enum(['0', '1']).default('0'),
    /** `1`: only one's own. */
    own: z.enum(['0', '1']).default('0'),
  }),
  reply: listOf(BulkRun),
});

export const getBulkRun = endpoint({
  method: 'GET',
  path: 'files/bulk/{run_id}',
  can: 'files.write',
  summary: 'How far it has come, and the first 100 files to which it could not be done',
  params: RunParams,
  reply: BulkRun,
});

export const cancelBulkRun = endpoint({
  method: 'POST',
  path: 'files/bulk/{run_id}/cancel',
  can: 'files.write',
  summary: 'Stop where it is; what was done so far stays',
  params: RunParams,
  reply: BulkRun,
});

export const undoBulkRun = endpoint({
  method: 'POST',
  path: 'files/bulk/{run_id}/undo',
  can: 'files.write',
  summary: 'Take back what it changed of tags, favourites or a list, where nobody changed it since',
  params: RunParams,
  reply: BulkRun,
});
