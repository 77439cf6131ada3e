import { z } from 'zod';
import { type FacetName, facetNames } from './dimensions.ts';

const Facet = z.array(z.object({ value: z.string(), label: z.string(), count: z.int() }));

/** How many calls have each value of the dimensions that are counted. */
export const Facets = z.object(
  Object.fromEntries(facetNames.map((name) => [name, Facet])) as Record<FacetName, typeof Facet>,
);
export type Facets = z.infer<typeof Facets>;
