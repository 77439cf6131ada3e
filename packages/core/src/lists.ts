import { z } from 'zod';

/** The envelope of every list. */
export function listOf<T extends z.ZodType>(item: T) {
  return z.object({ count: z.int(), limit: z.int(), offset: z.int(), results: z.array(item) });
}

/** The most that one page of a list may hold. */
export const longestPage = 1000;

export const Paging = {
  limit: z.coerce.number().int().min(1).max(longestPage).default(10),
  offset: z.coerce.number().int().min(0).default(0),
};

export const Order = z.enum(['asc', 'desc']);

/** One page of a list that is at hand as a whole. */
export function pageOf<T>(all: readonly T[], { limit, offset }: { limit: number; offset: number }) {
  return { count: all.length, limit, offset, results: all.slice(offset, offset + limit) };
}

/** Reads `a,b\,c` as two values: names of people contain commas. */
export function readList(text: string): string[] {
  return (text.match(/(?:\\[\\,]|[^,])+/gu) ?? []).map((value) => value.replaceAll(/\\([\\,])/gu, '$1'));
}

/** The opposite of `readList`. */
export function writeList(values: readonly string[]): string {
  return values.map((value) => value.replaceAll(/[\\,]/gu, '\\$&')).join(',');
}
