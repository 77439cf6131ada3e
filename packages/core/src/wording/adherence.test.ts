import { describe, expect, it } from 'vitest';
import { adherenceOf } from './adherence.ts';
import { outOfOrder } from './order.ts';
import type { Demand } from './steps.ts';

type Outcome = 'said' | 'unsure' | 'not_said' | 'not_applicable';

describe('adherence', () => {
  it.each<[string, [Demand, Outcome][], ReturnType<typeof adherenceOf>]>([
    ['of nothing', [], { known: 0, said: 0, share: null, unsure: 0, violations: 0 }],
    [
      'is of steps that must be said and are known',
      [
        ['must', 'said'],
        ['must', 'not_said'],
        ['must', 'unsure'],
        ['must', 'not_applicable'],
        ['may', 'not_said'],
        ['must_not', 'not_said'],
      ],
      { known: 2, said: 1, share: 0.5, unsure: 1, violations: 0 },
    ],
    [
      'counts what must not be said apart',
      [
        ['must_not', 'said'],
        ['must_not', 'unsure'],
        ['must', 'said'],
      ],
      { known: 1, said: 1, share: 1, unsure: 0, violations: 1 },
    ],
  ])('%s', (_title, told, expected) => {
    const results = told.map(([demand, outcome]) => ({ step: { demand }, result: { outcome } }));
    expect(adherenceOf(results)).toEqual(expected);
  });
});

describe('steps out of their order', () => {
  /** A step by when it was said, in seconds; null where it was not. */
  const told = (seconds: number | null, demand: Demand = 'must', outcome?: Outcome) => ({
    step: { demand },
    result: {
      outcome: outcome ?? (seconds === null ? ('not_said' as const) : ('said' as const)),
      sayings:
        seconds === null
          ? []
          : [
              {
                variation: 0,
                closeness: 1,
                is_said: true,
                speaker: 'a',
                start_ms: seconds * 1000,
                end_ms: 0,
                text: '',
                places: [],
                difference: [],
              },
            ],
    },
  });
  const inTurn = (steps: ReturnType<typeof told>[], places = steps.map((_, at) => at + 1)) =>
    steps.map((one, at) => ({ ...one, step: { ...one.step, place: places[at] ?? 0 } }));
  it.each<[string, ReturnType<typeof told>[], number[], number[]?]>([
    ['none where all are in order', [told(1), told(2), told(3)], []],
    ['one that comes too late', [told(9), told(2), told(3)], [0]],
    ['one that comes too early', [told(4), told(5), told(1)], [2]],
    ['two that change places: one of them', [told(2), told(1)], [1]],
    ['none for what was not said', [told(4), told(null), told(5)], []],
    ['none for what must not be said', [told(4), told(1, 'must_not'), told(5)], []],
    ['none for what is unsure', [told(4), told(1, 'must', 'unsure'), told(5)], []],
    ['none of those that share a place', [told(3), told(2), told(4)], [], [1, 1, 2]],
    ['one that comes before those that share a place', [told(3), told(2), told(1)], [2], [1, 1, 2]],
    ['none where they are listed in another order', [told(9), told(2), told(3)], [], [3, 1, 2]],
  ])('%s', (_title, steps, misplaced, places) => {
    expect(outOfOrder(inTurn(steps, places))).toEqual(misplaced);
  });
});
