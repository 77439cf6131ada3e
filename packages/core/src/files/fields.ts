import { z } from 'zod';
import { longestFieldName, metaBounds } from './files.ts';

const longestValue = 1000;
const mostAtOnce = 100;

/** What a field of a call's own may say. Null takes the field away. */
export const FieldValue = z.union([
  z.string().max(longestValue),
  z.number(),
  z.boolean(),
  z.array(z.string().max(longestValue)).max(20),
  z.null(),
]);

/** A number as systems write it, with a point or a comma; the database reads it by the same expression. */
export const numberText = '^-?[0-9]{1,12}([.,][0-9]{1,6})?$';
const numberPattern = new RegExp(numberText, 'u');

export const saysNumber = (text: string): boolean => numberPattern.test(text.trim());

/** Fields of a call that come after it: a rating, how it ended, a queue. */
export const FieldValues = z
  .record(z.string().trim().min(1).max(longestFieldName), FieldValue)
  .refine((fields) => Object.keys(fields).length <= mostAtOnce);
export type FieldValues = z.infer<typeof FieldValues>;

/**
 * A call's own fields with others laid over them; those that say null are gone. Null where there would be too many to keep.
 */
export function mergeFields(
  meta: Readonly<Record<string, unknown>>,
  fields: FieldValues,
): Record<string, unknown> | null {
  const merged = new Map(Object.entries(meta));
  for (const [name, value] of Object.entries(fields)) {
    if (value === null) merged.delete(name);
    else merged.set(name, value);
  }
  // Of entries, so that a field may be called what every object has.
  const next = Object.fromEntries(merged);
  return merged.size > metaBounds.mostValues || JSON.stringify(next).length > metaBounds.longest
    ? null
    : next;
}

/** What a field says, value by value: a list has several, everything else one. What has parts of its own is written as it is kept. */
export function valuesOfField(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(valuesOfField);
  if (value === null || value === undefined || value === '') return [];
  return [typeof value === 'object' ? JSON.stringify(value) : String(value)];
}
