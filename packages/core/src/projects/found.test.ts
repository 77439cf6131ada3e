import { describe, expect, it } from 'vitest';
import type { Evidence } from '../detection/detection.ts';
import { findCall, hasSomethingToFind } from './found.ts';
import type { Trigger } from './triggers.ts';

const why = (value: number): Evidence => ({ method: 0, kind: 'metric', value, hits: [], spans: [] });
const detected = (id: number) => ({ id, version: 1, evidence: [why(id)] });
const looking = { query: null, patterns: [1, 2], triggers: [] };
const mark: Trigger = {
  id: 'm',
  type: 'mark',
  on: [2],
  tags: [
    { pattern_id: null, tag_id: 7 },
    { pattern_id: 1, tag_id: 8 },
    { pattern_id: 2, tag_id: 9 },
  ],
};

describe('a call is found', () => {
  it('by any pattern, and not without one', () => {
    expect(findCall(looking, { query: null, patterns: [detected(1)] })).not.toBeNull();
    expect(findCall(looking, { query: null, patterns: [] })).toBeNull();
  });

  it('by its filters alone where nothing else is looked for', () => {
    expect(findCall({ ...looking, patterns: [] }, { query: null, patterns: [] })).not.toBeNull();
  });
});

describe('a mark', () => {
  const marks = (on: Trigger['on'], patterns: number[]) =>
    findCall(
      { ...looking, triggers: [{ ...mark, on }] },
      { query: [why(0)], patterns: patterns.map(detected) },
    )?.marks.map(({ tag_id, by }) => [tag_id, by]);

  it.each<[Trigger['on'], number[], unknown]>([
    [[2], [1], []],
    [
      [2],
      [1, 2],
      [
        [7, [2]],
        [9, [2]],
      ],
    ],
    [
      'any',
      [1],
      [
        [7, [1]],
        [8, [1]],
      ],
    ],
    ['any', [], []],
  ])('on %s, of the patterns %s, sets %s', (on, patterns, expected) => {
    expect(marks(on, patterns)).toEqual(expected);
  });

  it('of a project without patterns is set on whatever it finds', () => {
    const one: Trigger = { ...mark, on: 'any', tags: [{ pattern_id: null, tag_id: 7 }] };
    const found = findCall({ query: null, patterns: [], triggers: [one] }, { query: [why(5)], patterns: [] });
    expect(found?.marks).toEqual([{ tag_id: 7, by: [] }]);
  });
});

it.each([
  [{}, false],
  [{ matching: 'all' as const, operators: [] }, false],
  [{ duration: { start: 0, to: 0 } }, false],
  [{ favorite: false }, false],
  [{ operators: ['Olena'] }, true],
  [{ duration: { start: 1000, to: 0 } }, true],
  [{ favorite: true }, true],
])('filters %j leave something out: %s', (filters, expected) => {
  expect(hasSomethingToFind({ query: null, patterns: [], filters })).toBe(expected);
});
