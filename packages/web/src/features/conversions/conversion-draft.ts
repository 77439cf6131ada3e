import type {
  ConditionKind,
  Conversion,
  ConversionCondition,
  ConversionInput,
} from '@earshot/core/conversions/conversions.ts';

/** What a form holds at first: what is stored, or a sale that counts nothing yet. */
export function conversionDraft(stored: Conversion | null): ConversionInput {
  if (stored === null)
    return {
      name: '',
      type: 'sale',
      counts: { join: 'all', conditions: [] },
      out_of: { query: null, filters: {} },
      value: { fixed: null, field: null, currency: null },
    };
  const { name, type, counts, out_of, value } = stored;
  return { name, type, counts, out_of, value };
}

/** A condition as it stands when its kind has just been chosen; 0 and an empty field are still to be chosen. */
export function newCondition(kind: ConditionKind): ConversionCondition {
  if (kind === 'field') return { kind, field: '', equals: null };
  return kind === 'goal' ? { kind, id: 0, outcome: 'passed' } : { kind, id: 0 };
}

/** The place, from 1, of the first condition that does not say yet what it counts; null where all do. */
export function unchosen(conditions: readonly ConversionCondition[]): number | null {
  const at = conditions.findIndex((one) => (one.kind === 'field' ? one.field.trim() === '' : one.id === 0));
  return at === -1 ? null : at + 1;
}
