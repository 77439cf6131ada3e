import type { CallFilters } from './call-filters.ts';
import { periodFields } from './dimensions.ts';
import { flatOfFilters } from './flat-filters.ts';

/** In place of a start: all time, where a list would otherwise begin three months ago. */
export const anyTime = 'any';

/** Where the interface lists exactly these calls, as letters and files lead there. */
export function callsPath(filters: CallFilters): string {
  const asked = {
    ...Object.fromEntries(periodFields.map((field) => [`${field}_start`, anyTime])),
    ...flatOfFilters(filters),
  };
  const said = Object.entries(asked).flatMap(([name, value]) =>
    value === undefined ? [] : `${name}=${encodeURIComponent(String(value))}`,
  );
  return `/files?${said.join('&')}`;
}
