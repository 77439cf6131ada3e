import { describe, expect, it } from 'vitest';
import { type Busy, forecast, type Line, type Waiting } from './forecast.ts';

const busy = (rest_s: number, is_guess = false): Busy => ({ rest_s, is_guess });
const waits = (id: string, work_s: number, more: Partial<Waiting> = {}): Waiting => ({
  id,
  workspace: 'own',
  ready_s: 0,
  work_s,
  is_guess: false,
  ...more,
});
const other = { workspace: 'other' };
const line = (more: Partial<Line>): Line => ({ places: 1, busy: [], waiting: [], taken: [], ...more });

describe('when what waits is taken and done', () => {
  it.each<[string, Line, Record<string, [number, number]>]>([
    ['nothing waits', line({ busy: [busy(5)] }), {}],
    ['a place is free', line({ waiting: [waits('a', 10)] }), { a: [0, 10] }],
    [
      'one after the other',
      line({ busy: [busy(5)], waiting: [waits('a', 10), waits('b', 20)] }),
      { a: [5, 15], b: [15, 35] },
    ],
    [
      'whichever place is free first',
      line({
        places: 2,
        busy: [busy(5), busy(30)],
        waiting: [waits('a', 10), waits('b', 10), waits('c', 10)],
      }),
      { a: [5, 15], b: [15, 25], c: [25, 35] },
    ],
    [
      'more is in work than there are places for',
      line({ busy: [busy(5), busy(30)], waiting: [waits('a', 10)] }),
      { a: [5, 15] },
    ],
    [
      'workspaces take their turns',
      line({ waiting: [waits('a', 10), waits('b', 10), waits('c', 10, other), waits('d', 10, other)] }),
      { a: [0, 10], c: [10, 20], b: [20, 30], d: [30, 40] },
    ],
    [
      'the turn is that of who had none in this round',
      line({ waiting: [waits('a', 10), waits('b', 10, other)], taken: ['own'] }),
      { b: [0, 10], a: [10, 20] },
    ],
    [
      'what is tried again later is passed meanwhile',
      line({ waiting: [waits('a', 10, { ready_s: 15 }), waits('b', 10), waits('c', 10)] }),
      { b: [0, 10], c: [10, 20], a: [20, 30] },
    ],
    [
      'a place waits for what is tried again later',
      line({ busy: [busy(5)], waiting: [waits('a', 10, { ready_s: 15 })] }),
      { a: [15, 25] },
    ],
  ])('%s', (_, given, expected) => {
    const found = [...forecast(given)].map(([id, { start_s, done_s }]) => [id, [start_s, done_s]]);
    expect(Object.fromEntries(found)).toEqual(expected);
  });

  it('is a guess from the first guess on, at the same place', () => {
    const found = forecast(
      line({
        places: 2,
        busy: [busy(5), busy(100, true)],
        waiting: [waits('a', 10), waits('b', 10, { is_guess: true }), waits('c', 90), waits('d', 10)],
      }),
    );
    expect([...found].map(([id, { is_guess }]) => [id, is_guess])).toEqual([
      ['a', false],
      ['b', true],
      ['c', true],
      ['d', true],
    ]);
  });

  it('ten thousand of twenty workspaces are all taken, none while its workspace had more turns than another', () => {
    const waiting = Array.from({ length: 10_000 }, (_, at) =>
      waits(String(at), 1 + (at % 7), { workspace: `w${at % 20}` }),
    );
    const found = forecast(line({ places: 3, waiting }));
    expect(found.size).toBe(10_000);
    const firstRound = [...found.keys()].slice(0, 20).map((id) => Number(id) % 20);
    expect(new Set(firstRound).size).toBe(20);
  });
});
