import type { CallFilters } from './call-filters.ts';
import { periodFields } from './dimensions.ts';
import { flatOfFilters } from './flat-filters.ts';

/** In place of a start: all time, where a page would otherwise begin three months ago. */
export const anyTime = 'any';

/** The page of the interface with exactly these calls, for letters and papers: a path with what it is asked. */
export function callsPath(filters: CallFilters): string {
  const search = {
    ...Object.fromEntries(periodFields.map((field) => [`${field}_start`, anyTime])),
    ...flatOfFilters(filters),
  };
  const pairs = Object.entries(search).map(
    ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`,
  );
  return `/files?${pairs.join('&')}`;
}
