import { expect, test } from 'vitest';
import { callLabel, newClassifier, sampleClassifier } from '../../../../testing/sample-classifier.ts';
import { groupLabels, saidBefore } from './groups.ts';

const names = (labels: readonly { label: string }[]) => labels.map(({ label }) => label);

test('labels stand with their classifier: what people said first, then the surest', () => {
  const labels = [
    callLabel(11, 0.87),
    callLabel(12, 0.95),
    callLabel(13, 0.02, { decision: 'yes', by: 'person' }),
    callLabel(14, 0.47, { decision: 'unsure', label: 'Tariff' }),
    callLabel(15, 0.01, { decision: 'no', label: 'Router' }),
  ];
  const { answered, unanswered } = groupLabels(labels, [sampleClassifier(), newClassifier()]);
  expect(answered).toMatchObject([{ id: 1, name: 'Why they call', version: 5, unit: 'passage' }]);
  expect(answered.map(({ yes, unsure, no }) => [yes, unsure, no].map(names))).toEqual([
    [['Moving', 'Outage', 'Invoice'], ['Tariff'], ['Router']],
  ]);
  expect(unanswered.map(({ id }) => id)).toEqual([2]);
});

test('a classifier that is not in the list any more is told by what it said', () => {
  const { answered, unanswered } = groupLabels([callLabel(11, 0.9)], []);
  expect(answered).toMatchObject([{ name: 'Why they call', unit: undefined }]);
  expect(unanswered).toEqual([]);
});

test.each([
  ['the machine', 'machine', 'yes', null],
  ['the machine, unsure', 'machine', 'unsure', null],
  ['a person who gave it', 'person', 'yes', true],
  ['a person who took it off', 'person', 'no', false],
] as const)('before another word %s was heard', (_, by, decision, before) => {
  expect(saidBefore(callLabel(11, 0.6, { by, decision }))).toBe(before);
});
