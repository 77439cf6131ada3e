import { type FieldValues, valuesOfField } from '@earshot/core/files/fields.ts';

/** A field of a call as it stands in the form. `was`: what it said, where it was there; `isFixed`: it is no text. */
export type OwnField = { key: string; name: string; value: string; was: unknown; isFixed: boolean };

const isPlain = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value);

export function ownFieldsOf(meta: Readonly<Record<string, unknown>>): OwnField[] {
  return Object.entries(meta).map(([name, value]) => ({
    key: name,
    name,
    value: valuesOfField(value).join(', '),
    was: value,
    isFixed: !isPlain(value),
  }));
}

/** What was true, false or a number stays so where what is written is one. */
function writtenValue({ value, was }: OwnField): string | number | boolean {
  if (typeof was === 'number' && value.trim() !== '' && Number.isFinite(Number(value))) return Number(value);
  if (typeof was === 'boolean' && (value === 'true' || value === 'false')) return value === 'true';
  return value;
}

/** What the form changes of the fields there were. */
export function changesOf(meta: Readonly<Record<string, unknown>>, fields: readonly OwnField[]): FieldValues {
  const kept = new Set(fields.map(({ name }) => name.trim()));
  const gone = Object.keys(meta).filter((name) => !kept.has(name));
  const now = fields.filter(({ name, isFixed }) => name.trim() !== '' && !isFixed);
  return Object.fromEntries([
    ...gone.map((name) => [name, null] as const),
    ...now
      .map((field) => [field.name.trim(), writtenValue(field)] as const)
      .filter(([name, value]) => meta[name] !== value),
  ]);
}

/** Names that stand there more than once, of which only one could be kept. */
export function namedTwice(fields: readonly OwnField[]): Set<string> {
  const names = fields.map(({ name }) => name.trim()).filter(Boolean);
  return new Set(names.filter((name, at) => names.indexOf(name) !== at));
}
