import { z } from 'zod';
import { longestFieldName } from '../files/files.ts';
import { readList, writeList } from '../lists.ts';

/** A field of the call's own that says one of these; a list of several says each of them. */
export const FieldFilter = z.object({
  name: z.string().min(1).max(longestFieldName),
  values: z.array(z.string().max(200)).min(1).max(50),
});
export type FieldFilter = z.infer<typeof FieldFilter>;

/** Reads `plan=gold,plan=silver,csat=1`; undefined when that is not what it says. In a name `=` and `%` stand as `%3D` and `%25`. */
export function readFieldFilters(text: string): FieldFilter[] | undefined {
  const filters = new Map<string, string[]>();
  for (const part of readList(text)) {
    const [, written = '', value = ''] = /^([^=]+)=(.*)$/su.exec(part) ?? [];
    const name = written.replaceAll('%3D', '=').replaceAll('%25', '%');
    if (name === '') return undefined;
    filters.set(name, [...(filters.get(name) ?? []), value]);
  }
  const all = Array.from(filters, ([name, values]) => ({ name, values }));
  return all.every((one) => FieldFilter.safeParse(one).success) ? all : undefined;
}

/** The opposite of `readFieldFilters`. */
export function writeFieldFilters(filters: readonly FieldFilter[]): string {
  return writeList(
    filters.flatMap(({ name, values }) => {
      const written = name.replaceAll('%', '%25').replaceAll('=', '%3D');
      return values.map((value) => `${written}=${value}`);
    }),
  );
}
