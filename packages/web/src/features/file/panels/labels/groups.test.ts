import { expect, test } from 'vitest';
import { sampleTranscript } from '../../../../testing/sample-call.ts';
import { callLabel, newClassifier, sampleClassifier } from '../../../../testing/sample-classifier.ts';
import { groupLabels, placesFor, saidBefore } from './groups.ts';

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

test.each([
  ['a label that a person found', { by: 'person' }, { unit: 'phrase', who: 'anyone' }, [0, 1, 2]],
  ['one of the words of one side', { by: 'person' }, { unit: 'passage', who: 'abonent' }, [1]],
  ['one of the whole call', { by: 'person' }, { unit: 'call', who: 'anyone' }, []],
  ['one that the classifier gave', { by: 'machine' }, { unit: 'phrase', who: 'anyone' }, []],
  ['one that was taken off', { by: 'person', decision: 'no' }, { unit: 'phrase', who: 'anyone' }, []],
] as const)('phrases in which %s may have been said', (_title, change, of, expected) => {
  const { phrases } = sampleTranscript('good morning', 'my bill is too high', 'one moment');
  const label = callLabel(13, 0.02, { decision: 'yes', moments: [], ...change });
  expect(placesFor(label, of, phrases).map((phrase) => phrases.indexOf(phrase))).toEqual(expected);
});
