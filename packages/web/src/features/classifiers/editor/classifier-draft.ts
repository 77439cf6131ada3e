import {
  type Classifier,
  ClassifierInput,
  classifierNameLength,
  type LabelGoal,
  longestLabel,
  mostLabels,
} from '@earshot/core/classifiers/classifiers.ts';
import { isSame } from '@earshot/core/is-same.ts';
import { tagColors } from '@earshot/core/tags/tag-colors.ts';
import { hasWords } from '../../../shared/rules/builder/detection-draft.ts';

export type LabelDraft = ClassifierInput['labels'][number];

/** Colours in turn; grey says nothing. */
const colours = tagColors.filter((color) => color !== 'grey');

export const newLabel = (place: number): LabelDraft => ({
  name: '',
  color: colours[place % colours.length] ?? 'grey',
  advanced_filter: null,
  goal: { kind: 'f1' },
});

export const blankClassifier = (): ClassifierInput => ({
  ...ClassifierInput.parse({ name: 'x'.repeat(classifierNameLength.least), labels: [] }),
  name: '',
  labels: [newLabel(0), newLabel(1)],
});

/** What a person sets of a classifier. */
export function inputOf(classifier: Classifier): ClassifierInput {
  const { name, description, type, choose, unit, passage, who, part, labels } = classifier;
  return {
    name,
    description,
    type,
    choose,
    unit,
    passage,
    who,
    part,
    labels: labels.map(({ id, name: label, color, advanced_filter, goal }) => ({
      id,
      name: label,
      color,
      advanced_filter,
      goal,
    })),
  };
}

/** As it is saved: without what stands around names, and with nothing to choose where there is one label. */
export const tidied = (draft: ClassifierInput): ClassifierInput => ({
  ...draft,
  name: draft.name.trim(),
  choose: draft.type === 'binary' ? 'any' : draft.choose,
  labels: draft.labels.map((label) => ({ ...label, name: label.name.trim() })),
});

export const goalKinds = ['f1', 'precision', 'fixed'] as const satisfies readonly LabelGoal['kind'][];

/** What each begins with. */
export const goals: Record<LabelGoal['kind'], LabelGoal> = {
  f1: { kind: 'f1' },
  precision: { kind: 'precision', least: 0.9 },
  fixed: { kind: 'fixed', at: 0.5 },
};

export type LabelIssue =
  | 'no_labels'
  | 'one_label'
  | 'two_labels'
  | 'too_many_labels'
  | 'unnamed'
  | 'long'
  | 'label_taken'
  | 'filter';

/** What is wrong with the labels, the first thing first; `label`: which. */
export function labelIssue({
  type,
  choose,
  labels,
}: Pick<ClassifierInput, 'type' | 'choose' | 'labels'>): { code: LabelIssue; label: string } | null {
  const issue = (code: LabelIssue, label = '') => ({ code, label });
  if (labels.length === 0) return issue('no_labels');
  if (type === 'binary' && labels.length > 1) return issue('one_label');
  if (type === 'multi_label' && choose === 'one' && labels.length < 2) return issue('two_labels');
  if (labels.length > mostLabels) return issue('too_many_labels');
  const seen = new Set<string>();
  for (const { name, advanced_filter } of labels) {
    const plain = name.trim();
    if (plain === '') return issue('unnamed');
    if (plain.length > longestLabel) return issue('long', plain);
    if (seen.has(plain.toLocaleLowerCase())) return issue('label_taken', plain);
    seen.add(plain.toLocaleLowerCase());
    if (advanced_filter !== null && !hasWords(advanced_filter)) return issue('filter', plain);
  }
  return null;
}

/** What a change does to what has been learned. */
export type Effect =
  | { kind: 'removed' | 'added'; labels: string[]; examples: number }
  | { kind: 'unit' | 'goal' | 'choose' };

/** What saving would do to examples and versions; nothing where nothing was labelled yet. */
export function effectsOf(classifier: Classifier, draft: ClassifierInput): Effect[] {
  if (classifier.examples === 0 && classifier.version === 0) return [];
  const kept = new Set(draft.labels.map(({ id }) => id));
  const removed = classifier.labels.filter(({ id }) => !kept.has(id));
  const added = draft.labels.filter(({ id }) => id === undefined);
  const was = inputOf(classifier);
  const isOther = (name: 'unit' | 'passage' | 'who' | 'part' | 'choose' | 'type') =>
    !isSame(was[name], draft[name]);
  const goalOf = (id: number | undefined) => was.labels.find((one) => one.id === id)?.goal;
  const hasOtherGoal = draft.labels.some(({ id, goal }) => id !== undefined && !isSame(goalOf(id), goal));
  const isOtherUnit =
    isOther('unit') || isOther('who') || isOther('part') || (draft.unit === 'passage' && isOther('passage'));
  return [
    ...(removed.length > 0
      ? [
          {
            kind: 'removed' as const,
            labels: removed.map(({ name }) => name),
            examples: removed.reduce((sum, { examples }) => sum + examples, 0),
          },
        ]
      : []),
    ...(added.length > 0
      ? [
          {
            kind: 'added' as const,
            labels: added.map(({ name }) => name.trim()).filter(Boolean),
            examples: 0,
          },
        ]
      : []),
    ...(isOtherUnit ? [{ kind: 'unit' as const }] : []),
    ...(isOther('choose') || isOther('type') ? [{ kind: 'choose' as const }] : []),
    ...(hasOtherGoal ? [{ kind: 'goal' as const }] : []),
  ];
}
