import { describe, expect, it } from 'vitest';
import { sampleClassifier } from '../../../testing/sample-classifier.ts';
import { blankClassifier, effectsOf, inputOf, labelIssue, newLabel, tidied } from './classifier-draft.ts';

const named = (...names: string[]) => names.map((name, at) => ({ ...newLabel(at), name }));
const several = { type: 'multi_label', choose: 'any' } as const;

describe('what is wrong with labels', () => {
  it.each([
    ['none at all', { ...several, labels: [] }, 'no_labels'],
    ['two of a binary classifier', { ...several, type: 'binary', labels: named('a', 'b') }, 'one_label'],
    ['one to choose from', { ...several, choose: 'one', labels: named('a') }, 'two_labels'],
    ['one without a name', { ...several, labels: named('a', ' ') }, 'unnamed'],
    ['two of one name', { ...several, labels: named('Refund', 'refund ') }, 'label_taken'],
    ['one whose name is too long', { ...several, labels: named('x'.repeat(101)) }, 'long'],
    [
      'too many',
      { ...several, labels: named(...Array.from({ length: 101 }, (_, at) => `l${at}`)) },
      'too_many_labels',
    ],
  ] as const)('%s', (_, draft, code) => {
    expect(labelIssue({ ...draft, labels: [...draft.labels] })?.code).toBe(code);
  });
  it('nothing where each has a name of its own', () => {
    expect(labelIssue({ ...several, labels: named('a', 'b') })).toBeNull();
    expect(labelIssue({ ...several, type: 'binary', labels: named('a') })).toBeNull();
  });
});

it('saves names without what stands around them, and one label with nothing to choose', () => {
  const draft = { ...blankClassifier(), name: ' Refunds ', type: 'binary' as const, choose: 'one' as const };
  expect(tidied({ ...draft, labels: named(' Refund ') })).toMatchObject({
    name: 'Refunds',
    choose: 'any',
    labels: [{ name: 'Refund' }],
  });
});

describe('what a change does', () => {
  const classifier = sampleClassifier();
  const draft = inputOf(classifier);
  it('is nothing where nothing is changed, or only the name', () => {
    expect(effectsOf(classifier, draft)).toEqual([]);
    expect(effectsOf(classifier, { ...draft, name: 'Another' })).toEqual([]);
  });
  it('is told of labels that go and come', () => {
    const labels = [...draft.labels.slice(1), { ...newLabel(0), name: 'Refund' }];
    expect(effectsOf(classifier, { ...draft, labels })).toEqual([
      { kind: 'removed', labels: ['Invoice'], examples: 198 },
      { kind: 'added', labels: ['Refund'], examples: 0 },
    ]);
  });
  it('is told of what it looks at, and of thresholds', () => {
    const [first, ...rest] = draft.labels;
    if (first === undefined) throw new Error('There are labels.');
    const labels = [{ ...first, goal: { kind: 'fixed' as const, at: 0.7 } }, ...rest];
    expect(effectsOf(classifier, { ...draft, who: 'operator', labels }).map(({ kind }) => kind)).toEqual([
      'unit',
      'goal',
    ]);
  });
  it('is nothing before anything was labelled', () => {
    const fresh = sampleClassifier({ examples: 0, version: 0 });
    expect(effectsOf(fresh, { ...draft, unit: 'call' })).toEqual([]);
  });
});
