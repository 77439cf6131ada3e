import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { CallFilters } from '../files/call-filters.ts';
import { fileOrders } from '../files/files.api.ts';
import { File } from '../files/files.ts';
import { Order } from '../lists.ts';
import { Hit, Query, QueryIssue } from '../matching/query.ts';
import { SemanticsUsed } from './semantics-used.ts';

export const searchOrders = [...fileOrders, 'relevance'] as const;

/** A count beyond this is not worth waiting for: it reads "more than 10,000". */
export const countCap = 10_000;

const Facet = z.array(z.object({ value: z.string(), label: z.string(), count: z.int() }));
export const facetNames = [
  'status',
  'language',
  'direction',
  'sources',
  'operators',
  'tags',
  'abonents',
  'emotions',
] as const;
export const Facets = z.object(
  Object.fromEntries(facetNames.map((name) => [name, Facet])) as Record<
    (typeof facetNames)[number],
    typeof Facet
  >,
);

export const SearchBody = z.object({
  query: Query,
  filters: CallFilters.default({}),
  order_by: Order.default('desc'),
  sorting_by: z.enum(searchOrders).default('created'),
  limit: z.int().min(1).max(100).default(10),
  offset: z.int().min(0).max(10_000).default(0),
  facets: z.boolean().default(false),
});

export const SearchResult = z.object({
  file: File,
  /** In the order of the call. */
  hits: z.array(Hit),
  hit_count: z.int(),
});
export type SearchResult = z.infer<typeof SearchResult>;

export const search = endpoint({
  method: 'POST',
  path: 'search',
  can: 'files.read',
  summary: 'Calls in which something was said, with the passages',
  body: SearchBody,
  reply: z.object({
    count: z.int(),
    /** There are more; `count` is where counting stopped. */
    count_is_capped: z.boolean(),
    limit: z.int(),
    offset: z.int(),
    facets: Facets.nullable(),
    /** Which measure of meaning answered a semantic query; null for any other. */
    semantics: SemanticsUsed.nullable(),
    results: z.array(SearchResult),
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
  body: SearchBody.pick({ filters: true, order_by: true, sorting_by: true }).extend({
    query: Query.nullable().default(null),
    limit: z.int().min(1).max(mostExported).default(mostExported),
  }),
  reply: null,
});

/** Whether a query can be understood, before it is asked. */
export const checkQuery = endpoint({
  method: 'POST',
  path: 'search/check',
  can: 'files.read',
  summary: 'What is wrong with a query, and where',
  body: Query,
  reply: z.object({ valid: z.boolean(), issues: z.array(QueryIssue) }),
});
