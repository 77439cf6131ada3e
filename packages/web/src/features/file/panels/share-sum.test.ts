import { expect, test } from 'vitest';
import { shareGap } from './share-sum.ts';

test.each([
  ['they make up the call', [0.5, 0.3], 0.2, null],
  ['what is rounded away is not said', [0.5, 0.304], 0.2, null],
  ['people talk at once', [0.5, 0.4], 0.2, 'over'],
  ['some speech is nobody’s', [0.5, 0.1], 0.2, 'under'],
  ['nobody knows how much silence there is', [0.5, 0.4], null, null],
  ['nobody knows who spoke', [], 0.2, null],
] as const)('%s', (_, talk, silence, expected) => {
  expect(shareGap(talk, silence)).toBe(expected);
});
