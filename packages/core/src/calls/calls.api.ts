import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { File } from '../files/files.ts';
import { listOf, Order, Paging } from '../lists.ts';
import { Query } from '../matching/query.ts';
import { CallFilters } from './call-filters.ts';
import { Facets } from './facets.ts';
import { FlatFilters } from './flat-filters.ts';

export const fileOrders = [
  'created',
  'recorded_at',
  'name',
  'duration_ms',
  'operator',
  'abonent',
  'status',
] as const;

export const searchOrders = [...fileOrders, 'relevance'] as const;

/** A count beyond this is not worth waiting for: it reads "more than 10,000". */
export const countCap = 10_000;

/** Which calls a list is of, and their order. */
export const CallList = {
  filters: CallFilters.default({}),
  /** The cookie `order_by` where it is left out, else `asc`. */
  order_by: Order.optional(),
  sorting_by: z.enum(searchOrders).default('created'),
};

export const listFiles = endpoint({
  method: 'GET',
  path: 'files',
  can: 'files.read',
  summary: 'Files of the workspace',
  query: FlatFilters.extend({
    ...Paging,
    /** The cookie `limit` where it is left out, else 10. */
    limit: Paging.limit.unwrap().optional(),
    sorting_by: z.enum(fileOrders).default('created'),
    /** The cookie `order_by` where it is left out, else `asc`. */
    order_by: Order.optional(),
    /** `1` adds counts per value of the filters that are chosen from a list. */
    facets: z.enum(['0', '1']).default('0'),
  }),
  reply: listOf(File).extend({
    /** There are more than were counted. */
    count_is_capped: z.boolean(),
    total: z.int(),
    total_is_capped: z.boolean(),
    facets: Facets.optional(),
  }),
});

/** A table is read by people and programs alike; more rows belong into a report. */
export const mostExported = 10_000;

/** The same list as a table; without a query it is the list of files. */
export const exportCalls = endpoint({
  method: 'POST',
  path: 'search/csv',
  can: 'files.read',
  summary: 'The listed calls as CSV, up to 10,000 of them',
  body: z.object({
    ...CallList,
    query: Query.nullable().default(null),
    limit: z.int().min(1).max(mostExported).default(mostExported),
  }),
  size: 'rules',
  reply: null,
});
