import { describe, expect, it } from 'vitest';
import { findInterruptions, lane, longestMonologue, responseTimes, toTurns } from './turns.ts';

const side = (speaker: string, ...pairs: [number, number][]) =>
  lane(
    speaker,
    pairs.map(([start_ms, end_ms]) => ({ start_ms, end_ms })),
  );
type Side = ReturnType<typeof side>;
const limits = { after_ms: 1000, over_ms: 300 };

describe('interruptions', () => {
  const found = (...sides: Side[]) =>
    findInterruptions(sides, limits).map(
      ({ by, of, start_ms, end_ms }) => `${by} of ${of} ${start_ms}-${end_ms}`,
    );

  it.each<[string, Side[], string[]]>([
    [
      'one side comes in and the other stops',
      [side('a', [0, 5000]), side('b', [4000, 7000])],
      ['b of a 4000-5000'],
    ],
    ['the other one goes on: both talked at once', [side('a', [0, 8000]), side('b', [4000, 7000])], []],
    ['both end at the same time', [side('a', [0, 7000]), side('b', [4000, 7000])], []],
    [
      'after exactly the time and over exactly the time',
      [side('a', [0, 1300]), side('b', [1000, 2000])],
      ['b of a 1000-1300'],
    ],
    ['a moment too early', [side('a', [1, 1400]), side('b', [1000, 2000])], []],
    ['a moment too short', [side('a', [0, 1299]), side('b', [1000, 2000])], []],
    ['the next one begins where the last one ends', [side('a', [0, 5000]), side('b', [5000, 7000])], []],
    ['a short "aha" while the other speaks', [side('a', [0, 8000]), side('b', [3000, 3500])], []],
    [
      'both ways, in the order of the call',
      [side('a', [0, 5000], [9000, 12_000]), side('b', [4000, 10_000])],
      ['b of a 4000-5000', 'a of b 9000-10000'],
    ],
    ['both begin at once', [side('a', [0, 3000]), side('b', [0, 5000])], []],
    ['a side is not interrupted by itself', [side('a', [0, 5000], [4000, 7000])], []],
    ['nobody speaks', [side('a'), side('b')], []],
  ])('%s', (_title, sides, expected) => expect(found(...sides)).toEqual(expected));
});

describe('turns', () => {
  const turns = (...sides: Side[]) =>
    toTurns(sides).map(({ speaker, start_ms, end_ms }) => `${speaker} ${start_ms}-${end_ms}`);

  it.each<[string, Side[], string[]]>([
    [
      'go on over own pauses',
      [side('a', [0, 1000], [3000, 4000]), side('b', [5000, 6000])],
      ['a 0-4000', 'b 5000-6000'],
    ],
    [
      'are not taken by a short word inside',
      [side('a', [0, 5000], [6000, 7000]), side('b', [2000, 2999], [8000, 9000])],
      ['a 0-7000', 'b 8000-9000'],
    ],
    [
      'are taken by a second of speech',
      [side('a', [0, 5000], [6000, 7000]), side('b', [2000, 3000])],
      ['a 0-5000', 'b 2000-3000', 'a 6000-7000'],
    ],
    [
      'are taken by a short answer in a pause',
      [side('a', [0, 1000], [3000, 4000]), side('b', [1500, 1800])],
      ['a 0-1000', 'b 1500-1800', 'a 3000-4000'],
    ],
    ['of nobody', [], []],
  ])('%s', (_title, sides, expected) => expect(turns(...sides)).toEqual(expected));

  it('have a longest one of each side', () => {
    const all = toTurns([side('a', [0, 1000], [4000, 9000]), side('b', [1500, 3900])]);
    expect(longestMonologue(all, 'a')).toMatchObject({ start_ms: 4000, end_ms: 9000 });
    expect(longestMonologue(all, 'b')).toMatchObject({ start_ms: 1500, end_ms: 3900 });
    expect(longestMonologue(all, 'c')).toBeNull();
  });
});

describe('response times', () => {
  const all = toTurns([
    side('a', [0, 1000], [4000, 5000], [30_000, 31_000]),
    side('b', [1500, 3000], [4900, 8000]),
  ]);
  it.each([
    ['the wait before an answer, 0 where it began too early', 'b', [500, 0]],
    ['no wait before the first turn and none as long as a hold', 'a', [1000]],
    ['nothing for who never speaks', 'c', []],
  ])('%s', (_title, speaker, times) => expect(responseTimes(all, speaker, 10_000)).toEqual(times));
});
