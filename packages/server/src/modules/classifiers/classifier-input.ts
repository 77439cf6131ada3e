import { type ClassifierInput, ClassifierInput as Schema } from '@earshot/core/classifiers/classifiers.ts';
import type { UnitRule } from '@earshot/core/classifiers/units.ts';
import { fail } from '@earshot/core/errors.ts';
import { understandQuery } from '../matching/understand-query.ts';
import type { ClassifierRow, LabelRow } from './classifiers.store.ts';

/** What a person set. */
export function inputOf(
  { name, description, type, choose, unit, passage, who, part }: ClassifierRow,
  labels: readonly LabelRow[],
): ClassifierInput {
  return Schema.parse({
    name,
    description,
    type,
    choose,
    unit,
    passage,
    who,
    part,
    labels: labels.map(({ id, name, color, advanced_filter, goal }) => ({
      id,
      name,
      color,
      advanced_filter,
      goal,
    })),
  });
}

/** Which parts of calls it looks at. */
export function ruleOf({ unit, who, part, passage }: ClassifierRow): UnitRule {
  return { ...Schema.pick({ unit: true, who: true, part: true }).parse({ unit, who, part }), passage };
}

/** What of it a model depends on: where that changes, what was learned is of something else. */
export function learnedOf({ type, choose, unit, passage, who, part, labels }: ClassifierInput) {
  return {
    type,
    choose,
    unit,
    who,
    part,
    passage: unit === 'passage' ? passage : null,
    labels: labels.map(({ id, goal }) => ({ id, goal })),
  };
}

/** Which parts of calls a version looks at that was learned so. */
export function ruleOfLearned({ unit, who, part, passage }: ReturnType<typeof learnedOf>): UnitRule {
  return { unit, who, part, passage: passage ?? 1 };
}

/** Throws what is wrong with a classifier; `own`: the ids of the labels that it has. */
export function refuseInvalid(input: ClassifierInput, own: readonly number[]): void {
  const { type, choose, labels } = input;
  if (labels.length === 0) throw fail('classifiers.no_labels');
  if (type === 'binary' && labels.length > 1) throw fail('classifiers.one_label');
  if (choose === 'one' && labels.length < 2) throw fail('classifiers.two_labels');
  const names = new Set<string>();
  const ids = new Set<number>();
  for (const { id, name, advanced_filter } of labels) {
    const plain = name.toLowerCase();
    if (names.has(plain)) throw fail('classifiers.label_taken', { label: name });
    names.add(plain);
    if (id !== undefined && (ids.has(id) || !own.includes(id)))
      throw fail('classifiers.label_unknown', { label: name });
    if (id !== undefined) ids.add(id);
    if (advanced_filter !== null) understandQuery(advanced_filter);
  }
}
