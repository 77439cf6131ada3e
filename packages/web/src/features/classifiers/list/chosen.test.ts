import { expect, test } from 'vitest';
import { newClassifier, sampleClassifier } from '../../../testing/sample-classifier.ts';
import { authorsOf, chosenOf } from './chosen.ts';

const all = [
  newClassifier({ updated: '2026-01-03T00:00:00Z', unit: 'call', who: 'anyone', author: 'Sofiia T.' }),
  sampleClassifier({ learned: { at: '2026-01-04T00:00:00Z', by: null, ms: 1 } }),
];
const names = (search: Parameters<typeof chosenOf>[1]) => chosenOf(all, search).map(({ id }) => id);

test.each([
  [{}, [1, 2]],
  [{ sort: 'name' }, [2, 1]],
  [{ sort: 'accuracy' }, [1, 2]],
  [{ sort: 'no such' }, [1, 2]],
  [{ unit: 'call' }, [2]],
  [{ who: 'abonent' }, [1]],
  [{ author: 'Sofiia T.' }, [2]],
  [{ author: 'Nobody' }, []],
  [{ view: 'used' }, [1]],
  [{ name: ' invOICE ' }, [1, 2]],
  [{ name: 'money', unit: 'passage' }, []],
] as const)('of the address %o these are shown, in this order', (search, expected) => {
  expect(names(search)).toEqual(expected);
});

test('authors stand once, by their names', () => {
  expect(authorsOf([...all, ...all, sampleClassifier({ author: null })])).toEqual([
    'Olena Koval',
    'Sofiia T.',
  ]);
});
