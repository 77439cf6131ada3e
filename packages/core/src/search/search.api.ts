import { z } from 'zod';
import { CallList } from '../calls/calls.api.ts';
import { Facets } from '../calls/facets.ts';
import { endpoint } from '../endpoint.ts';
import { File } from '../files/files.ts';
import { Hit, Query, QueryIssue } from '../matching/query.ts';
import { SemanticsUsed } from './semantics-used.ts';

/** Each with its passages. */
export const mostResults = 100;

export const SearchBody = z.object({
  /** Null: all calls that the filters leave. */
  query: Query.nullable(),
  ...CallList,
  /** The cookie `limit` where it is left out, else 10. */
  limit: z.int().min(1).max(mostResults).optional(),
  offset: z.int().min(0).max(10_000).default(0),
  facets: z.boolean().default(false),
  /** Counts to the end, however many there are and however long that takes. */
  exact: z.boolean().default(false),
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
  size: 'rules',
  reply: z.object({
    count: z.int(),
    /** There are more; `count` is where counting stopped. */
    count_is_capped: z.boolean(),
    limit: z.int(),
    offset: z.int(),
    facets: Facets.nullable(),
    /** How many hits all found calls have, counted with the facets; null where that was not asked for. */
    hits: z
      .object({
        count: z.int(),
        /** There are more: they were counted in the newest calls only. */
        count_is_capped: z.boolean(),
      })
      .nullable(),
    /** Which measure of meaning answered a semantic query; null for any other. */
    semantics: SemanticsUsed.nullable(),
    results: z.array(SearchResult),
  }),
});

/** Whether a query can be understood, before it is asked. */
export const checkQuery = endpoint({
  method: 'POST',
  path: 'search/check',
  can: 'files.read',
  summary: 'What is wrong with a query, and where',
  body: Query,
  size: 'rules',
  reply: z.object({ valid: z.boolean(), issues: z.array(QueryIssue) }),
});
