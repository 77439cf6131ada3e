import { expect, it } from 'vitest';
import { scoreOfPattern } from './score-of-pattern.ts';

const mark = (more: object) => [{ id: 'm', type: 'mark' as const, on: 'any' as const, tags: [], ...more }];
const parts = [
  { tag_id: 1, weight: 5 },
  { tag_id: 2, weight: -3 },
];

it.each([
  ['its own tag', mark({ tags: [{ pattern_id: 7, tag_id: 1 }] }), 5],
  ['that of another', mark({ tags: [{ pattern_id: 8, tag_id: 1 }] }), 0],
  ['one for whatever sets it off', mark({ tags: [{ pattern_id: null, tag_id: 2 }] }), -3],
  [
    'both',
    mark({
      tags: [
        { pattern_id: 7, tag_id: 1 },
        { pattern_id: null, tag_id: 2 },
      ],
    }),
    2,
  ],
  ['one that is not on the call', mark({ tags: [{ pattern_id: 7, tag_id: 3 }] }), 0],
  ['one that it does not set off', mark({ on: [8], tags: [{ pattern_id: null, tag_id: 1 }] }), 0],
  ['none', [], 0],
])('%s counts for a pattern', (_, triggers, score) => {
  expect(scoreOfPattern(triggers, 7, parts)).toBe(score);
});
