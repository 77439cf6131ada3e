import { z } from 'zod';
import { longestFieldName } from '../files/files.ts';
import { readList, writeList } from '../lists.ts';

/** A number that a field of the call's own says, between two limits that belong to it; null is open. */
export const FieldNumberFilter = z.object({
  name: z.string().min(1).max(longestFieldName),
  start: z.number().nullable().default(null),
  to: z.number().nullable().default(null),
});
export type FieldNumberFilter = z.infer<typeof FieldNumberFilter>;

const number = String.raw`-?\d{1,15}(?:\.\d{1,20})?(?:e-\d{1,3})?`;
const written = new RegExp(`^(.+):(${number})?\\.\\.(${number})?$`, 'su');

/** Reads `csat:1..3,amount:..`; undefined when that is not what it says. */
export function readFieldNumberFilters(text: string): FieldNumberFilter[] | undefined {
  const limit = (edge: string | undefined) => (edge === undefined ? null : Number(edge));
  const filters = readList(text).map((part) => {
    const [, name, start, to] = written.exec(part) ?? [];
    return FieldNumberFilter.safeParse({ name, start: limit(start), to: limit(to) });
  });
  const read = filters.flatMap(({ data }) => (data === undefined ? [] : [data]));
  return read.length === filters.length ? read : undefined;
}

/** The opposite of `readFieldNumberFilters`. */
export const writeFieldNumberFilters = (filters: readonly FieldNumberFilter[]): string =>
  writeList(filters.map(({ name, start, to }) => `${name}:${start ?? ''}..${to ?? ''}`));
